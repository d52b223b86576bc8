"""A small CardDAV server in memory, on loopback, that can be told to misbehave."""

import hashlib
import http.server
import re
import threading
import time
from xml.sax.saxutils import escape, unescape

BOOK = "/robin/contacts/"


def card(uid, name, *lines, version="3.0"):
    family, given = name.split(" ")[-1], name.split(" ")[0]
    fields = ["BEGIN:VCARD", f"VERSION:{version}", f"UID:{uid}", f"FN:{name}", f"N:{family};{given};;;"]
    return "\r\n".join([*fields, *lines, "END:VCARD", ""])


class Server(http.server.ThreadingHTTPServer):
    """Cards by name, a log of changes, and faults: functions that may answer a request."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.cards, self.log, self.requests, self.faults = {}, [], [], []
        self.password = None
        # What was written, and what the server makes of it.
        self.written, self.rewrites = [], lambda text: text
        self.tells_changes = True
        self.oldest = 0
        self.tag = "one"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, *_):
        """Who hangs up in the middle is no news."""

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}/"

    def put(self, name, text):
        self.cards[name] = text
        self.log.append((name, True))

    def remove(self, name):
        del self.cards[name]
        self.log.append((name, False))

    def etag(self, name):
        return '"%s"' % hashlib.sha1((self.tag + self.cards[name]).encode()).hexdigest()

    def token(self):
        return f"http://stub/{len(self.log)}"

    def lose_token(self):
        """Forgets what changed up to now."""
        self.oldest = len(self.log) + 1
        self.log.append(("none", False))


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, body=b"", kind="application/xml; charset=utf-8", **headers):
        body = body.encode() if isinstance(body, str) else body
        self.send_response(status)
        if kind:
            self.send_header("Content-Type", kind)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def multistatus(self, parts, token=None):
        more = f"<d:sync-token>{token}</d:sync-token>" if token else ""
        self.answer(
            207,
            '<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav">'
            + "".join(parts) + more + "</d:multistatus>")

    @staticmethod
    def part(href, props):
        return (f"<d:response><d:href>{escape(href)}</d:href><d:propstat><d:prop>{props}</d:prop>"
                "<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>")

    @staticmethod
    def gone(href):
        return f"<d:response><d:href>{escape(href)}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>"

    def handle_any(self):
        length = int(self.headers.get("Content-Length") or 0)
        self.body = self.rfile.read(length).decode("utf-8", "surrogateescape") if length else ""
        server = self.server
        server.requests.append((self.command, self.path, self.headers.get("Authorization")))
        for fault in list(server.faults):
            if fault(self):
                return
        if server.password and self.headers.get("Authorization") != server.password:
            return self.answer(401, WWW_Authenticate='Basic realm="stub"')
        depth = self.headers.get("Depth")
        if self.command == "PROPFIND":
            return self.propfind(depth)
        if self.command == "REPORT" and "sync-collection" in self.body:
            return self.changes()
        if self.command == "REPORT":
            return self.multiget()
        name = self.path.rsplit("/", 1)[-1]
        if self.command == "GET" and name in server.cards:
            return self.answer(200, server.cards[name], "text/vcard", ETag=server.etag(name))
        if self.command in ("PUT", "DELETE"):
            return self.write(name)
        self.answer(404)

    do_PROPFIND = do_REPORT = do_GET = do_PUT = do_DELETE = handle_any

    def write(self, name):
        """A card is written or removed, if the condition holds."""
        server = self.server
        known = server.etag(name) if name in server.cards else None
        wanted = self.headers.get("If-Match")
        if (wanted and wanted != known) or (self.headers.get("If-None-Match") == "*" and known):
            return self.answer(412)
        if self.command == "DELETE":
            if not known:
                return self.answer(404)
            server.remove(name)
            return self.answer(204)
        server.written.append((name, wanted, self.body))
        server.put(name, server.rewrites(self.body))
        self.answer(204 if known else 201)

    def book(self):
        server = self.server
        tells = f"<d:sync-token>{server.token()}</d:sync-token>" if server.tells_changes else ""
        return self.part(BOOK, "<d:resourcetype><d:collection/><c:addressbook/></d:resourcetype>"
                         f"<d:displayname>Contacts</d:displayname>{tells}")

    def propfind(self, depth):
        server = self.server
        if self.path == "/":
            return self.multistatus([self.part("/", "<d:current-user-principal><d:href>/me/</d:href>"
                                               "</d:current-user-principal>")])
        if self.path == "/me/":
            return self.multistatus([self.part("/me/", "<c:addressbook-home-set><d:href>/robin/</d:href>"
                                               "</c:addressbook-home-set>")])
        if self.path == "/robin/":
            own = self.part("/robin/", "<d:resourcetype><d:collection/></d:resourcetype>")
            return self.multistatus([own, self.book()] if depth == "1" else [own])
        if self.path == BOOK:
            cards = [self.part(BOOK + name, f"<d:getetag>{escape(server.etag(name))}</d:getetag><d:resourcetype/>")
                     for name in server.cards]
            return self.multistatus([self.book()] + (cards if depth == "1" else []))
        self.answer(404)

    def changes(self):
        server = self.server
        if not server.tells_changes:
            return self.answer(415)
        token = unescape(re.search("<d:sync-token>(.*?)</d:sync-token>", self.body).group(1))
        since = int(token.rsplit("/", 1)[-1]) if token else 0
        if token and since < server.oldest:
            return self.answer(403, '<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>')
        names = {name for name, _ in server.log[since:]} if token else set(server.cards)
        parts = []
        for name in sorted(names):
            if name in server.cards:
                parts.append(self.part(BOOK + name, f"<d:getetag>{escape(server.etag(name))}</d:getetag>"))
            else:
                parts.append(self.gone(BOOK + name))
        self.multistatus(parts, server.token())

    def multiget(self):
        server = self.server
        parts = []
        for href in re.findall("<d:href>(.*?)</d:href>", self.body):
            name = unescape(href).rsplit("/", 1)[-1]
            if name in server.cards:
                parts.append(self.part(BOOK + name, f"<d:getetag>{escape(server.etag(name))}</d:getetag>"
                                       f"<c:address-data>{escape(server.cards[name])}</c:address-data>"))
            else:
                parts.append(self.gone(BOOK + name))
        self.multistatus(parts)


def times(number, status, only=None, body="", **headers):
    """A fault: so many requests are answered with a status."""
    left = [number]

    def fault(request):
        if left[0] <= 0 or (only and request.command != only):
            return False
        left[0] -= 1
        request.answer(status, body, **headers)
        return True
    return fault


def truncated(request):
    """A fault: an answer that ends before its end."""
    if request.command != "REPORT" or "multiget" not in request.body:
        return False
    request.send_response(207)
    request.send_header("Content-Length", "100000")
    request.end_headers()
    request.wfile.write(b'<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">')
    request.wfile.flush()
    request.connection.close()
    request.close_connection = True
    return True


def slow(seconds):
    """A fault: nothing is sent for a while, once."""
    left = [1]

    def fault(request):
        if left[0]:
            left[0] = 0
            time.sleep(seconds)
        return False
    return fault


def trickle(body):
    """A fault: a body that comes byte by byte, and is not what it should be."""
    def fault(request):
        request.send_response(207)
        request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        for byte in body:
            request.wfile.write(bytes([byte]))
            request.wfile.flush()
            time.sleep(0.01)
        return True
    return fault
