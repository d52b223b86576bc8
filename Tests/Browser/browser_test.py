#!/usr/bin/env python3
"""Drives the page of `circles-import serve` with Debian's Chromium.

    Tests/Browser/browser_test.py PROGRAM [--pictures FOLDER]

Needs the packages chromium and chromium-driver, and selenium from PyPI. Exit 77: one is missing.
"""
import argparse, json, os, pathlib, shutil, subprocess, sys, tempfile, time

try:
    from selenium import webdriver
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.common.exceptions import WebDriverException
except ImportError:
    print("selenium is missing: pip install selenium")
    sys.exit(77)

CARDS = """BEGIN:VCARD
VERSION:4.0
UID:urn:uuid:0a0a0a0a-0000-4000-8000-000000000001
FN:Ana Ruiz
N:Ruiz;Ana;;;
TEL:+44 7700 900142
EMAIL:ana@example.com
BDAY:1990-12-24
ORG:Northwind
END:VCARD
BEGIN:VCARD
VERSION:4.0
UID:urn:uuid:0a0a0a0a-0000-4000-8000-000000000002
FN:A. Ruiz
N:Ruiz;A.;;;
EMAIL:ana@example.com
END:VCARD
BEGIN:VCARD
VERSION:4.0
UID:urn:uuid:0a0a0a0a-0000-4000-8000-000000000003
FN:<script>alert(1)</script>
EMAIL:script@example.com
END:VCARD
BEGIN:VCARD
VERSION:4.0
UID:urn:uuid:0a0a0a0a-0000-4000-8000-000000000004
FN:田中 花子
N:田中;花子;;;
TEL:+81 90 1234 5678
END:VCARD
BEGIN:VCARD
VERSION:4.0
UID:urn:uuid:0a0a0a0a-0000-4000-8000-000000000005
FN:ليلى حداد
N:حداد;ليلى;;;
RELATED;TYPE=friend:urn:uuid:0a0a0a0a-0000-4000-8000-000000000001
END:VCARD
"""

NOTES = [
    {"id": "n1", "source": "manual", "captured_at": "2026-11-20T18:00:00Z",
     "text": "Lunch at the harbour. The new job begins in January, and climbing is on again."},
    {"id": "n2", "source": "manual", "captured_at": "2026-11-20T19:00:00Z",
     "text": "Somebody said the dentist on Harbour Street is good."},
    {"id": "n3", "source": "manual", "captured_at": "2026-11-20T20:00:00Z",
     "text": "駅前のラーメン屋で来月会う約束をした。"},
    {"id": "n4", "source": "manual", "captured_at": "2026-11-20T21:00:00Z",
     "text": "A parcel is waiting. <img src=x onerror=alert(1)>"},
    {"id": "n5", "source": "manual", "captured_at": "2026-11-20T22:00:00Z",
     "text": "Coffee with Ana Ruiz: she is moving to Lisbon in March and loves ceramics."},
]

DROPPED = """BEGIN:VCARD
VERSION:4.0
UID:urn:uuid:0a0a0a0a-0000-4000-8000-000000000009
FN:Dropped Person
EMAIL:dropped@example.com
END:VCARD
"""

CHECKS = r"""
const problems = [];
const all = selector => [...document.querySelectorAll(selector)];
const seen = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
if (all('h1').length !== 1) problems.push('h1: ' + all('h1').length);
if (all('main').length !== 1) problems.push('main: ' + all('main').length);
const first = document.body.querySelector('a,button,input,select,textarea');
if (!first || first.getAttribute('href') !== '#main') problems.push('the skip link is not first');
for (const field of all('input:not([type=hidden]),select,textarea'))
  if (!field.labels.length && !field.getAttribute('aria-label')) problems.push('no label: ' + field.outerHTML);
for (const one of all('a[href],button,summary'))
  if (!one.textContent.trim() && !one.getAttribute('aria-label')) problems.push('no name: ' + one.outerHTML);
const ids = all('[id]').map(one => one.id);
if (new Set(ids).size !== ids.length) problems.push('an id stands twice');
if (all('[style],[onclick],style,script:not([src])').length) problems.push('inline style or script');
const colour = text => { const n = text.match(/[\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
  .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
const behind = one => {
  for (let at = one; at; at = at.parentElement) {
    const c = colour(getComputedStyle(at).backgroundColor);
    if (c[3] === 1) return c;
  }
  return [255, 255, 255, 1];
};
for (const one of all('main *,header *')) {
  if (one.closest('svg') || !seen(one) || one.closest('.unseen')) continue;
  if (![...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())) continue;
  const style = getComputedStyle(one);
  const [a, b] = [light(colour(style.color)), light(behind(one))].sort((x, y) => y - x);
  const large = parseFloat(style.fontSize) >= 24 || parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700;
  const ratio = (a + .05) / (b + .05);
  if (ratio < (large ? 3 : 4.5)) problems.push('contrast ' + ratio.toFixed(2) + ': ' + one.outerHTML.slice(0, 90));
}
if (document.documentElement.scrollWidth > innerWidth + 1) problems.push('wider than the window: ' + document.documentElement.scrollWidth);
return problems;
"""


class Page:
    def __init__(self, browser, base):
        self.browser, self.base = browser, base
        self.checked = 0

    def open(self, path):
        self.browser.get(self.base + path)
        self.check(path)

    def check(self, what):
        problems = self.browser.execute_script(CHECKS)
        self.checked += 1
        assert not problems, f"{what}: {problems}"

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector="main"):
        return self.one(selector).text

    def key(self, keys):
        self.one("body").send_keys(keys)

    def until(self, what, condition, seconds=10):
        end = time.time() + seconds
        while time.time() < end:
            try:
                if condition():
                    return
            except WebDriverException:
                pass  # the page changed under our hands
            time.sleep(0.1)
        raise AssertionError(f"{what}: {self.text('body')[:1500]}")

    def has(self, text, selector="main"):
        def condition():
            try:
                return text in self.text(selector)
            except Exception:
                return False
        self.until(f"waiting for {text!r}", condition)

    def go(self, what, act):
        """Does something that leads to another page, and waits for it."""
        old = self.one("html").id
        act()
        def fresh():
            try:
                return self.one("html").id != old and self.browser.execute_script(
                    "return document.readyState") == "complete"
            except Exception:
                return False
        self.until(what, fresh)
        self.check(what)


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or ""
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
                     "--window-size=1200,900", "--disable-background-networking",
                     "--disable-component-update", "--no-first-run"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    service = webdriver.ChromeService(executable_path=shutil.which("chromedriver"))
    return webdriver.Chrome(options=options, service=service)


def serve(program, place, environment):
    server = subprocess.Popen([program, "serve", "--port", "0", "--db", str(place / "x.sqlite")],
                              stdout=subprocess.PIPE, env=environment, text=True)
    return server, server.stdout.readline().strip()


def inbox(page):
    """Files three notes by keys, makes a person, edits, dismisses, undoes."""
    page.open("/inbox")
    page.has("1 of")
    before = page.text(".steps")
    page.key("/")
    page.one("#who").send_keys("ruiz northwind")
    page.until("somebody is found", lambda: page.all("#choices button[value]")
               and "Northwind" in page.text("#choices"))
    page.one("#who").send_keys(Keys.ESCAPE)
    page.go("file the first", lambda: page.key("1"))
    page.has("Filed under Ana Ruiz")
    page.go("undo", lambda: page.key("z"))
    page.has("Undone")
    assert page.text(".steps") == before, page.text(".steps")
    page.key("/")
    page.one("#who").send_keys("ana northwind")
    page.until("somebody is found", lambda: "Ana Ruiz" in page.text("#choices"))
    page.one("#who").send_keys(Keys.ESCAPE)
    page.go("file the first again", lambda: page.key("1"))
    page.has("Filed under")
    page.has("dentist", "#entry")
    page.key("n")
    name = page.one("#new-name")
    name.clear()
    page.go("a new person", lambda: name.send_keys("Doctor Molar" + Keys.ENTER))
    page.has("Filed under Doctor Molar")
    page.has("ラーメン", "#entry")
    page.key("/")
    page.one("#who").send_keys("田中")
    page.until("Hanako is found", lambda: "田中 花子" in page.text("#choices"))
    page.one("#who").send_keys(Keys.ESCAPE)
    page.go("file the third", lambda: page.key("1"))
    page.has("Filed under 田中 花子")
    page.key("e")
    field = page.one("#edit-text")
    field.send_keys(" It is from the post office.")
    page.go("edit", lambda: page.one("#edit button").click())
    page.has("post office", "#entry")
    page.key("?")
    page.has("entry before", "#keys")
    page.go("dismiss", lambda: page.key("x"))
    page.has("Dismissed")


def people(page):
    """Merges two, takes them apart, edits one, undoes."""
    page.open("/people")
    page.one("#q").send_keys("script")
    page.until("the search", lambda: len(page.all("#list li")) == 1)
    assert "<script>alert(1)</script>" in page.text("#list")
    page.open("/people?sort=last")
    page.open("/people/duplicates")
    page.go("compare", lambda: page.one(".rows a").click())
    page.go("merge", lambda: page.one("form.card button").click())
    page.has("Merged")
    page.go("take apart", lambda: page.one("h1 ~ .steps form button").click())
    page.has("Split into two people")
    page.open("/people?q=northwind")
    page.go("Ana", lambda: page.one("#list a").click())
    page.has("+44 7700 900142")
    page.has("Before you call", "#brief")
    assert page.all("#brief a[href^='/notes/']"), page.text("#brief")
    page.one(".fact summary").click()
    page.until("a sentence", lambda: any(one.is_displayed() for one in page.all("blockquote")))
    person = page.browser.current_url
    page.go("edit", lambda: page.key("e"))
    field = page.one("#field-job_title")
    field.send_keys("Potter")
    page.go("save", lambda: page.one("form.form button").click())
    page.has("Potter")
    page.go("undo", lambda: page.key("z"))
    assert "Potter" not in page.text()
    page.browser.get(person + "?kind=note")
    page.check("filtered timeline")


def others(page):
    page.open("/search?q=" + "ラーメン")
    page.has("ラーメン", "#hits mark, #hits")
    page.has("田中 花子", "#hits")
    page.open("/search?q=dentist")
    page.go("a note", lambda: page.one("#hits time").click())
    page.has("Doctor Molar")
    page.open("/")
    page.has("Birthdays ahead")
    page.open("/graph")
    assert page.all("svg circle"), "nobody in the graph"
    page.open("/year")
    page.open("/runs")
    page.go("a run", lambda: page.one(".rows a").click())
    page.has("Undoing this would")


FOCUS = r"""
const one = document.activeElement, style = getComputedStyle(one), box = one.getBoundingClientRect();
return [one.tagName, one.id, one.getAttribute('href'), one.outerHTML.slice(0, 90),
        style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
        box.width > 0 && box.bottom > 0 && box.top < innerHeight];
"""


def focus(page):
    """The keyboard alone: the skip link comes first, and whatever has the focus shows it."""
    for path in ["/inbox", "/people"]:
        page.open(path)
        stops = []
        for number in range(14):
            webdriver.ActionChains(page.browser).send_keys(Keys.TAB).perform()
            tag, _, href, html, rings, seen = page.browser.execute_script(FOCUS)
            if tag == "BODY":
                break
            assert rings, f"{path}: the focus is not seen on {html}"
            assert seen, f"{path}: the focus is outside the window on {html}"
            assert number or href == "#main", f"{path}: the first stop is {html}"
            stops.append(html)
        assert len(set(stops)) > 8, f"{path}: {stops}"
    page.open("/people")
    webdriver.ActionChains(page.browser).send_keys(Keys.TAB).send_keys(Keys.ENTER).perform()
    page.until("the skip link leads to the content",
               lambda: page.browser.execute_script("return document.activeElement.id") == "main"
               or page.browser.current_url.endswith("#main"))


def together(page, command):
    """What the command line writes is on an open page soon, without a reload."""
    page.open("/")
    waiting = page.text("#waiting")
    page.browser.execute_script("window.same = true")
    command("note", "Somebody lost a blue umbrella.")
    page.until("the page follows", lambda: page.text("#waiting") != waiting, 5)
    assert page.browser.execute_script("return window.same"), "the page was loaded anew"
    command("runs", "undo", "last", "--yes")
    page.until("the page follows back", lambda: page.text("#waiting") == waiting, 5)


DROP = r"""
const data = new DataTransfer();
data.items.add(new File([arguments[0]], 'thrown.vcf', { type: 'text/vcard' }));
for (const name of ['dragover', 'drop'])
  document.querySelector('main').dispatchEvent(new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }));
"""


def bring(page, folder):
    """A file by the page goes into the notebook."""
    page.open("/folder")
    page.one("#files").send_keys(str(folder / "dropped.vcf"))
    page.one("#drop button").click()
    page.until("the file was taken", lambda: any(word in page.text("#dropped") for word in ["Done", "Received"]))
    def arrived():
        page.browser.get(page.base + "/people?q=dropped")
        return "Dropped Person" in page.text()
    page.until("the file is in the notebook", arrived)
    page.open("/folder")
    page.browser.execute_script(DROP, DROPPED.replace("0009", "0008").replace("Dropped", "Thrown"))
    page.has("Done: 1 new", "#dropped")
    page.open("/people?q=thrown")
    page.has("Thrown Person", "#list")


def narrow(page):
    """All pages on a phone, and in the dark."""
    page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": False})
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    for path in ["/", "/inbox", "/people", "/people/duplicates", "/search?q=harbour", "/runs", "/folder",
                 "/graph", "/year", "/people/new"]:
        page.open(path)
    page.open("/people?q=northwind")
    page.go("Ana", lambda: page.one("#list a").click())


def pictures(page, folder):
    folder.mkdir(parents=True, exist_ok=True)
    paths = {"today": "/", "inbox": "/inbox", "people": "/people", "duplicates": "/people/duplicates",
             "graph": "/graph", "runs": "/runs", "folder": "/folder", "search": "/search?q=harbour",
             "year": "/year", "new": "/people/new"}
    page.browser.get(page.base + "/people?q=northwind")
    paths["person"] = page.one("#list a").get_attribute("href").removeprefix(page.base)
    page.browser.get(page.base + "/people/duplicates")
    if page.all(".rows a"):
        paths["merge"] = page.one(".rows a").get_attribute("href").removeprefix(page.base)
    page.browser.get(page.base + "/runs")
    paths["run"] = page.one(".rows a").get_attribute("href").removeprefix(page.base)
    for scheme in ["light", "dark"]:
        for width in [1100, 320]:
            page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "features": [{"name": "prefers-color-scheme", "value": scheme}]})
            page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": 760, "deviceScaleFactor": 1, "mobile": False})
            for name, path in paths.items():
                page.browser.get(page.base + path)
                page.browser.save_screenshot(str(folder / f"{name}-{scheme}-{width}.png"))


def check_logs(browser, base):
    problems = [entry["message"] for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]
    assert not problems, f"console: {problems}"
    for entry in browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            own = url.startswith((base, "data:", "about:", "blob:", "chrome:", "chrome-"))
            assert own, f"a request went to another host: {url}"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--pictures", type=pathlib.Path)
    options = options.parse_args()
    if not shutil.which("chromium") or not shutil.which("chromedriver"):
        print("chromium or chromium-driver is missing: apt-get install chromium chromium-driver")
        return 77
    place = pathlib.Path(tempfile.mkdtemp(prefix="circles-browser-"))
    environment = dict(os.environ, HOME=str(place), XDG_DATA_HOME=str(place), XDG_CONFIG_HOME=str(place),
                       TZ="Europe/London", CIRCLES_REGION="GB")
    (place / "cards.vcf").write_text(CARDS)
    (place / "notes.jsonl").write_text("".join(json.dumps(note) + "\n" for note in NOTES))
    (place / "dropped.vcf").write_text(DROPPED)

    def command(name, *arguments):
        subprocess.run([options.program, name, *arguments, "-q", "--db", str(place / "x.sqlite")],
                       check=True, env=environment, stdout=subprocess.DEVNULL)

    command("import", "--owner", "Robin", str(place / "cards.vcf"), str(place / "notes.jsonl"))
    server, url = serve(options.program, place, environment)
    base = url.split("/?")[0]
    chromium = None
    began = time.time()
    try:
        chromium = browser()
        chromium.get(url)
        assert chromium.current_url == base + "/", chromium.current_url
        page = Page(chromium, base)
        page.check("the first page")
        if options.pictures:
            options.pictures.mkdir(parents=True, exist_ok=True)
            chromium.set_window_size(1000, 700)
            for name, path in [("waiting", "/inbox?q=ruiz"), ("first", "/"), ("named", "/inbox")]:
                chromium.get(base + path)
                chromium.save_screenshot(str(options.pictures / f"{name}.png"))
            chromium.set_window_size(1200, 900)
        inbox(page)
        people(page)
        others(page)
        focus(page)
        together(page, command)
        if options.pictures:
            pictures(page, options.pictures)
        narrow(page)
        bring(page, place)
        check_logs(chromium, base)
        print(f"{page.checked} pages checked in {time.time() - began:.0f} s")
        return 0
    finally:
        if chromium:
            chromium.quit()
        server.terminate()
        server.wait(10)
        shutil.rmtree(place, ignore_errors=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except AssertionError as problem:
        print(f"FAILED {problem}")
        sys.exit(1)
