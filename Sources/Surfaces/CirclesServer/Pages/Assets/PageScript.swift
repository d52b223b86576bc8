/// What makes the pages quicker to use. Everything works without it.
enum PageScript {
  static let text = keys + live + events + files

  /// Keys press what bears them in `data-key`; not while somebody types.
  private static let keys = #"""
    'use strict';
    const typing = target => target.closest('input,textarea,select') !== null;
    document.addEventListener('keydown', event => {
      const target = event.target;
      if (event.key === 'Escape' && typing(target)) { target.blur(); return; }
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typing(target))
        return;
      const key = event.key;
      const all = [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)];
      const found = all.find(one => one.getClientRects().length > 0);
      if (!found) return;
      event.preventDefault();
      if (found.matches('input')) { found.focus(); found.select(); return; }
      if (found.matches('summary')) {
        found.parentElement.open = key === '?' ? !found.parentElement.open : true;
        const field = found.parentElement.querySelector('input,textarea');
        (field ?? found).focus();
        found.scrollIntoView({ block: 'nearest' });
        return;
      }
      if (document.body.dataset.busy || found.closest('[data-stale]')) return;
      if (found.matches('button')) document.body.dataset.busy = '1';
      found.click();
    });
    window.addEventListener('pageshow', () => { delete document.body.dataset.busy; });
    document.addEventListener('submit', event => {
      if (event.target.method !== 'post') return;
      if (event.target.dataset.sent) event.preventDefault();
      else event.target.dataset.sent = '1';
    });

    """#

  /// Forms that ask show their answer as somebody types. Until it is there no key works on what
  /// answers the words before; where none comes, nothing of that is left.
  private static let live = #"""
    const fetchPart = async (url, place, isWanted = () => true) => {
      let answer;
      try { answer = await fetch(url, { headers: { Accept: 'text/html' } }); } catch { return 0; }
      if (!answer.ok) return answer.status;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const [old, fresh] = [document.querySelector(place), page.querySelector(place)];
      if (old && fresh && isWanted()) old.replaceWith(fresh);
      return answer.status;
    };
    const tell = (place, status) => {
      const old = document.querySelector(place);
      if (!old) return;
      const line = document.createElement('p');
      line.setAttribute('role', 'alert');
      line.textContent = status === 0 ? 'The server cannot be reached.'
        : status === 401 ? 'Open the address that circles-import serve printed, then reload this page.'
        : 'That did not work. Reload this page.';
      old.replaceChildren(line);
    };
    for (const form of document.querySelectorAll('form[data-live]')) {
      let timer, last = 0;
      const ask = () => {
        const query = new URLSearchParams([...new FormData(form)].filter(pair => pair[1] !== ''));
        const url = form.action + '?' + query;
        const number = ++last, place = form.dataset.live;
        fetchPart(url, place, () => number === last).then(status => {
          if (number !== last) return;
          if (status !== 200) tell(place, status);
          else if (document.body.dataset.page !== 'inbox') history.replaceState(null, '', url);
        });
      };
      const wait = () => {
        ++last;
        document.querySelector(form.dataset.live)?.setAttribute('data-stale', '');
      };
      form.addEventListener('input', event => {
        clearTimeout(timer);
        wait();
        timer = setTimeout(ask, event.target.matches('select') ? 0 : 150);
      });
      form.addEventListener('submit', event => {
        event.preventDefault();
        clearTimeout(timer);
        wait();
        ask();
        document.activeElement?.blur();
      });
    }

    """#

  /// The page follows what the daemon and other windows do.
  private static let events = #"""
    const refresh = () => {
      const typingNow = document.activeElement && typing(document.activeElement);
      if (document.hidden || typingNow) return;
      const page = document.body.dataset.page;
      fetchPart(location.href, '#waiting');
      const place = { runs: '#main', folder: '#daemon', today: '#main' }[page];
      if (place) fetchPart(location.href, place);
      if (page === 'inbox' && !document.querySelector('#entry')) fetchPart(location.href, '#main');
    };
    if (window.EventSource) {
      let timer;
      const source = new EventSource('/api/events');
      const changed = () => { clearTimeout(timer); timer = setTimeout(refresh, 300); };
      source.onmessage = changed;
      for (const name of ['change', 'run', 'inbox', 'status']) source.addEventListener(name, changed);
      window.addEventListener('pagehide', () => source.close());
    }

    """#

  /// Files go where the watched folder's go, with a bar that shows how far.
  private static let files = #"""
    const drop = document.querySelector('#drop');
    if (drop) {
      const bar = drop.querySelector('#sent'), told = drop.querySelector('#dropped');
      const send = list => {
        if (!list.length) return;
        const form = new FormData();
        for (const file of list) form.append('file', file, file.name);
        const request = new XMLHttpRequest();
        bar.hidden = false; bar.removeAttribute('value'); told.textContent = 'Sending …';
        request.upload.onprogress = event => {
          if (event.lengthComputable) bar.value = event.loaded / event.total;
          if (event.loaded === event.total) told.textContent = 'Reading …';
        };
        request.onload = () => {
          bar.hidden = true;
          let answer = {};
          try { answer = JSON.parse(request.responseText); } catch {}
          if (request.status >= 400) { told.textContent = answer.detail ?? 'That did not work.'; return; }
          const records = answer.records ?? {}, errors = answer.diagnostics?.errors ?? 0;
          told.textContent = request.status === 202 ? 'Received; it is worked on.'
            : `Done: ${records.imported ?? 0} new, ${records.duplicate ?? 0} known already, `
              + `${Math.max(records.refused ?? 0, errors)} could not be read.`
              + (errors ? ' ' + [...new Set((answer.problems ?? []).map(one => one.message))]
                .slice(0, 3).join(' ') : '');
          drop.reset();
          refresh();
        };
        request.onerror = () => { bar.hidden = true; told.textContent = 'The server cannot be reached.'; };
        request.open('POST', drop.action);
        request.send(form);
      };
      drop.addEventListener('submit', event => {
        event.preventDefault();
        delete drop.dataset.sent;
        send(drop.querySelector('#files').files);
      });
      const over = on => event => { event.preventDefault(); drop.classList.toggle('over', on); };
      document.addEventListener('dragover', over(true));
      document.addEventListener('dragleave', over(false));
      document.addEventListener('drop', event => { over(false)(event); send(event.dataTransfer.files); });
    }
    """#
}
