/// The unit file of the user's own systemd (systemd.service(5), systemd.exec(5)).
enum SystemdUnit {
  /// The name of the unit for a watched folder.
  static func name(ofRoot root: String) -> String {
    "circles-import-\(ServiceDescription.tag(ofRoot: root)).service"
  }

  /// The unit's text.
  static func text(_ service: ServiceDescription) -> String {
    let command =
      [SystemdText.path(service.program)]
      + service.arguments.map(SystemdText.argument)
    let writable = service.writtenFolders.map(SystemdText.path).joined(separator: " ")
    // A private /tmp would hide what lies in the shared one.
    let temporary = service.usesSharedTemporaryFolder ? "" : "PrivateTmp=yes\n"
    let isAlone = service.accountsFolder == nil
    let families = isAlone ? "AF_UNIX" : "AF_UNIX AF_INET AF_INET6 AF_NETLINK"
    let network = isAlone ? "PrivateNetwork=yes\n" : ""
    let filter =
      isAlone
      ? """
      # This needs a kernel that lets users filter packets; elsewhere systemd leaves it out by \
      itself.
      IPAddressDeny=any

      """ : ""
    return """
      # Written by circles-import watch --install, and removed by --uninstall.
      [Unit]
      Description=circles-import: imports what is dropped into a folder
      Documentation=man:circles-import(1)
      # A folder that is not mounted yet is waited for, for ever.
      StartLimitIntervalSec=0

      [Service]
      Type=exec
      ExecStart=\(command.joined(separator: " "))
      # The folder is listed anew.
      ExecReload=/bin/kill -HUP $MAINPID
      Restart=on-failure
      RestartSec=30
      # A wrong command line, a broken notebook and a wrong pipeline file do not mend themselves.
      RestartPreventExitStatus=64 74 78
      # The daemon ends within five seconds.
      TimeoutStopSec=15
      UMask=0077
      Nice=10
      CPUWeight=20
      IOWeight=20
      IOSchedulingClass=idle
      MemoryHigh=1G
      TasksMax=64

      # Nothing but its folders, and no network but for accounts that it syncs. These work for \
      every user.
      NoNewPrivileges=yes
      RestrictAddressFamilies=\(families)
      SystemCallFilter=@system-service
      SystemCallErrorNumber=EPERM
      SystemCallArchitectures=native
      MemoryDenyWriteExecute=yes
      LockPersonality=yes
      RestrictRealtime=yes
      RestrictSUIDSGID=yes
      RestrictNamespaces=yes
      # These need user namespaces. Where the kernel allows none (status 226 or 217 in the journal),
      # take them out with: systemctl --user edit
      PrivateUsers=yes
      \(network)\(temporary)ProtectSystem=strict
      ProtectHome=read-only
      ReadWritePaths=\(writable)
      \(filter)
      [Install]
      WantedBy=default.target

      """
  }
}
