"""CloudKit Web Services in memory, on loopback: one container, which can be told to misbehave."""

import base64
import hashlib
import http.server
import json
import subprocess
import tempfile
import threading
import time
import urllib.parse
from pathlib import Path

CONTAINER = "iCloud.org.example.circles"
KINDS = {"STRING": str, "INT64": int, "TIMESTAMP": int, "STRING_LIST": list, "REFERENCE": dict, "ASSETID": dict}


class Cloud(http.server.ThreadingHTTPServer):
    """Records by name, a log of changes, and faults: functions that may answer a request."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.zones, self.records, self.log, self.requests, self.faults = set(), {}, [], [], []
        self.tag, self.uploads, self.age = 0, {}, 0
        self.limit = 200
        self.api_token, self.web_tokens, self.public_key = "api-secret", ["web-1"], None
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}/"

    # What the app does.

    def write(self, record_name, kind, /, at=None, **fields):
        """Another device makes or changes a record."""
        old = self.records.get(record_name, {"fields": {}})
        self.tag += 1
        record = {
            "recordName": record_name, "recordType": kind, "recordChangeTag": f"t{self.tag}",
            "fields": {**old["fields"], **{key: {"value": value} for key, value in fields.items() if value is not None}},
            "modified": {"timestamp": int((at or time.time()) * 1000)}, "deleted": False,
        }
        for key, value in fields.items():
            if value is None:
                record["fields"].pop(key, None)
        self.records[record_name] = record
        self.log.append(record_name)
        return record

    def remove(self, name):
        """Deletes a record, and what refers to it."""
        if name not in self.records:
            return
        del self.records[name]
        self.log.append(name)
        for other, record in list(self.records.items()):
            if any(isinstance(field["value"], dict) and field["value"].get("recordName") == name
                   for field in record["fields"].values()):
                self.remove(other)

    def lose_token(self):
        """Forgets what changed up to now: only what is there can be told."""
        self.age += 1
        self.log[:] = list(self.records)

    def of(self, kind):
        return [record for record in self.records.values() if record["recordType"] == kind]

    def field(self, name, field):
        return self.records[name]["fields"].get(field, {}).get("value")

    def named(self, text):
        return next(r["recordName"] for r in self.of("Contact") if r["fields"]["name"]["value"] == text)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, body, status=200, **headers):
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=UTF-8")
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def fail(self, code, status, **more):
        self.answer({"uuid": "u", "serverErrorCode": code, "reason": "because", **more}, status, **self.extra)

    def do_POST(self):
        cloud, parts, self.extra = self.server, urllib.parse.urlsplit(self.path), {}
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.operation = parts.path.split("/private/")[-1].split("/public/")[-1]
        cloud.requests.append((self.operation, body))
        for fault in list(cloud.faults):
            if fault(self, body):
                return
        if parts.path.startswith("/upload/"):
            checksum = base64.b64encode(hashlib.sha256(body).digest()).decode()
            cloud.uploads[checksum] = body
            return self.answer({"singleFile": {
                "fileChecksum": checksum, "size": len(body), "receipt": "r", "wrappingKey": "w",
                "referenceChecksum": checksum}})
        if not parts.path.startswith(f"/database/1/{CONTAINER}/production/"):
            return self.fail("NOT_FOUND", 404)
        headers = {}
        if cloud.public_key:
            if not self.signed(body, parts.path):
                return self.fail("AUTHENTICATION_FAILED", 401)
        else:
            query = urllib.parse.parse_qs(parts.query)
            if query.get("ckAPIToken") != [cloud.api_token] or query.get("ckWebAuthToken", [""])[0] not in cloud.web_tokens[-2:]:
                return self.fail("AUTHENTICATION_FAILED", 401)
            cloud.web_tokens.append(f"web+/={len(cloud.web_tokens) + 1}")
            headers["X_Apple_CloudKit_Web_Auth_Token"] = cloud.web_tokens[-1]
        self.extra = headers
        request = json.loads(body)
        zone = request.get("zoneID", {}).get("zoneName")
        if self.operation == "zones/modify":
            for operation in request["operations"]:
                cloud.zones.add(operation["zone"]["zoneID"]["zoneName"])
            return self.answer({"zones": []}, **headers)
        if zone != "_defaultZone" and zone not in cloud.zones:
            return self.fail("ZONE_NOT_FOUND", 404)
        if self.operation == "records/changes":
            return self.changes(request)
        if self.operation == "records/lookup":
            return self.answer({"records": [
                cloud.records.get(r["recordName"]) or self.error(r["recordName"], "NOT_FOUND") for r in request["records"]]}, **headers)
        if self.operation == "assets/upload":
            return self.answer({"tokens": [{**token, "url": f"{cloud.url}upload/x"} for token in request["tokens"]]}, **headers)
        assert self.operation == "records/modify", self.operation
        operations = request["operations"]
        if len(operations) > cloud.limit or len(body) > 2_000_000:
            return self.fail("LIMIT_EXCEEDED", 413)
        assert request["atomic"] is False
        self.answer({"records": [self.modify(operation) for operation in operations]}, **headers)

    def error(self, name, code, **more):
        return {"recordName": name, "serverErrorCode": code, "reason": "because", **more}

    def modify(self, operation):
        cloud, record = self.server, operation["record"]
        name, old = record["recordName"], self.server.records.get(record["recordName"])
        assert len(name) <= 255 and name.isascii()
        for fault in cloud.faults:
            said = getattr(fault, "record", lambda *_: None)(self, operation)
            if said:
                return said
        kind = operation["operationType"]
        if kind == "create" and old:
            return self.error(name, "EXISTS")
        if kind in ("update", "delete"):
            if not old:
                return self.error(name, "NOT_FOUND")
            if old["recordChangeTag"] != record["recordChangeTag"]:
                return self.error(name, "CONFLICT")
        if kind == "delete":
            cloud.remove(name)
            return {"recordName": name, "deleted": True}
        fields = {}
        for key, field in record["fields"].items():
            value = field["value"]
            assert value is None or isinstance(value, KINDS[field["type"]]), (key, field)
            if isinstance(value, dict) and "recordName" in value:
                assert value["action"] == "DELETE_SELF", value
                if value["recordName"] not in cloud.records:
                    return self.error(name, "VALIDATING_REFERENCE_ERROR")
            if field["type"] == "ASSETID" and value is not None:
                assert value["fileChecksum"] in cloud.uploads, value
            fields[key] = value
        return cloud.write(name, record["recordType"], **fields)

    def changes(self, request):
        cloud = self.server
        token = request.get("syncToken")
        age, start = map(int, token.split(".")) if token else (cloud.age, 0)
        if age < cloud.age:
            return self.fail("CHANGE_TOKEN_EXPIRED", 400)
        end = min(len(cloud.log), start + 3)
        records = []
        for name in dict.fromkeys(cloud.log[start:end]):
            if name in cloud.records:
                records.append(cloud.records[name])
            elif token:
                records.append({"recordName": name, "deleted": True})
        self.answer({"records": records, "syncToken": f"{cloud.age}.{end}", "moreComing": end < len(cloud.log)}, **self.extra)

    def signed(self, body, path):
        digest = base64.b64encode(hashlib.sha256(body).digest()).decode()
        date = self.headers["X-Apple-CloudKit-Request-ISO8601Date"]
        if self.headers["X-Apple-CloudKit-Request-KeyID"] != "key-1":
            return False
        with tempfile.TemporaryDirectory() as folder:
            signature, text = Path(folder, "s"), Path(folder, "t")
            signature.write_bytes(base64.b64decode(self.headers["X-Apple-CloudKit-Request-SignatureV1"]))
            text.write_text(f"{date}:{digest}:{path}")
            return subprocess.run(
                ["openssl", "dgst", "-sha256", "-verify", self.server.public_key, "-signature", signature, text],
                stdout=subprocess.DEVNULL).returncode == 0
