/// How the pages look: in light and dark, on a phone and on paper.
enum PageStyle {
  static let text = colours + frame + parts + inbox + people + narrow

  private static let colours = """
    :root{color-scheme:light dark;--back:#f6f4ef;--card:#fffdf9;--ink:#23211d;--quiet:#5f5a50;
    --line:#dcd6ca;--accent:#1f6654;--on-accent:#fff;--soft:#e3efe9;--mark:#ffe49a;
    --mark-ink:#3a2c00;--bad:#a3261d;--me:#d9ece4;--them:#efebe2;--radius:10px}
    @media (prefers-color-scheme:dark){:root{--back:#171a19;--card:#202524;--ink:#ecebe6;
    --quiet:#aeb3ad;--line:#39403d;--accent:#7fd1b5;--on-accent:#0d231c;--soft:#24382f;
    --mark:#6d5300;--mark-ink:#fff3cf;--bad:#ff9a90;--me:#23433a;--them:#2d3331}}

    """

  private static let frame = """
    *{box-sizing:border-box}
    html{font:100%/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans CJK JP",
    sans-serif;background:var(--back);color:var(--ink);-webkit-text-size-adjust:100%}
    body{margin:0}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    main:focus{outline:none}
    [hidden]{display:none!important}
    .skip{position:absolute;left:-99rem;top:0;background:var(--card);padding:.6rem 1rem;z-index:9}
    .skip:focus{left:.5rem;top:.5rem}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
    white-space:nowrap}
    header.site{background:var(--card);border-bottom:1px solid var(--line)}
    header.site ul{list-style:none;display:flex;flex-wrap:wrap;gap:.1rem .2rem;margin:0 auto;
    padding:.4rem 1rem;max-width:68rem}
    header.site a{display:block;padding:.45rem .7rem;border-radius:var(--radius);color:var(--ink);
    text-decoration:none}
    header.site a:hover{background:var(--soft)}
    header.site a[aria-current]{background:var(--soft);font-weight:650}
    .badge{background:var(--accent);color:var(--on-accent);border-radius:1rem;padding:.05rem .5rem;
    font-size:.8rem;font-weight:650;margin-inline-start:.35rem}
    main{max-width:68rem;margin:0 auto;padding:1rem}
    .head{display:flex;flex-wrap:wrap;gap:.3rem 1.5rem;align-items:baseline;
    justify-content:space-between}
    h1{font-size:1.7rem;line-height:1.2;margin:.4rem 0 .8rem;overflow-wrap:anywhere}
    h2{font-size:1.1rem;margin:0 0 .6rem}
    h3{font-size:.95rem;margin:1rem 0 .3rem}
    p{margin:.4rem 0}

    """

  private static let parts = """
    .card{background:var(--card);border:1px solid var(--line);border-radius:var(--radius);
    padding:1rem 1.1rem;margin:0 0 1rem;overflow-wrap:anywhere}
    .quiet,small{color:var(--quiet);font-size:.9rem}
    .calm{color:var(--quiet)}
    .problem{color:var(--bad)}
    .big{font-size:1.3rem;font-weight:650}
    .board{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(19rem,100%),1fr));
    align-items:start}
    .board .card{margin:0}
    .steps{display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;align-items:baseline;margin:.4rem 0}
    .steps form{display:inline}
    .row{display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:center;margin-top:.8rem}
    .notice{display:flex;flex-wrap:wrap;gap:.4rem 1rem;align-items:center;
    justify-content:space-between;background:var(--soft);border-radius:var(--radius);
    padding:.4rem 1rem;margin:0 0 1rem}
    button,.button{font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);
    border:1px solid var(--accent);border-radius:8px;padding:.45rem .9rem;min-height:2.4rem;
    cursor:pointer}
    button.plain,.notice button{color:var(--accent);background:transparent}
    button:hover{filter:brightness(1.08)}
    .field{display:flex;flex-direction:column;gap:.2rem;margin:.5rem 0;min-width:0}
    .field label{font-size:.9rem;color:var(--quiet)}
    input,select,textarea{font:inherit;color:inherit;background:var(--back);
    border:1px solid var(--quiet);border-radius:8px;padding:.4rem .6rem;max-width:100%;
    min-width:0}
    input[type=checkbox],input[type=radio]{accent-color:var(--accent);width:1.1rem;height:1.1rem;
    vertical-align:-.15rem}
    textarea{width:100%;resize:vertical}
    .asking{display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:flex-end;margin:0 0 1rem}
    .asking .field{flex:1 1 10rem}
    .asking .wide{flex:1 1 100%}
    .asking button{margin-bottom:.5rem}
    .form{max-width:38rem}
    mark{background:var(--mark);color:var(--mark-ink);border-radius:3px;padding:0 .1em}
    kbd{font:.85em ui-monospace,monospace;border:1px solid var(--line);border-bottom-width:2px;
    border-radius:5px;padding:.05rem .35rem;background:var(--back);color:var(--ink)}
    .prose{white-space:pre-wrap;overflow-wrap:anywhere;max-width:42rem;display:block}
    .rows{list-style:none;margin:0;padding:0}
    .rows>li{display:flex;flex-wrap:wrap;gap:.1rem 1rem;justify-content:space-between;
    align-items:center;padding:.5rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
    .rows>li:first-child{border-top:0}
    .rows a,.rows>li>span:first-child{text-decoration:none;color:inherit;display:block;min-width:0}
    .rows a:hover strong{text-decoration:underline}
    .rows small{display:block}
    .plainlist{padding-inline-start:1.1rem;margin:.3rem 0}
    details{margin:.5rem 0}
    summary{cursor:pointer;padding:.15rem 0}
    .keys dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1rem;margin:.5rem 0}
    .keys dd{margin:0}
    .hits{list-style:none;padding:0}
    .hits li{border-top:1px solid var(--line);padding:.5rem 0}
    .fields{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.25rem 1rem;margin:0}
    .fields dt{color:var(--quiet);font-size:.9rem;grid-column:1}
    .fields dd{margin:0;grid-column:2;min-width:0}
    .state{font-weight:650}
    .state.healthy{color:var(--accent)}
    .state.degraded,.state.silent{color:var(--bad)}
    .drop.over{outline:3px dashed var(--accent);outline-offset:-6px}
    progress{width:100%;accent-color:var(--accent)}

    """

  private static let inbox = """
    .triage{display:grid;gap:1rem;grid-template-columns:minmax(0,3fr) minmax(0,2fr);
    align-items:start}
    .choices{list-style:none;margin:0;padding:0;display:grid;gap:.45rem}
    .choices button{display:flex;gap:.7rem;align-items:center;width:100%;text-align:start;
    color:var(--ink);background:var(--back);border-color:var(--line);font-weight:400}
    .choices button:hover{border-color:var(--accent)}
    .who{flex:1;min-width:0;overflow-wrap:anywhere}
    .who small{display:block}
    .percent{color:var(--quiet);white-space:nowrap}
    .day{text-align:center;color:var(--quiet);font-weight:400}
    .chat{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:.3rem}
    .chat li{max-width:85%;align-self:flex-start;background:var(--them);padding:.35rem .7rem;
    border-radius:14px 14px 14px 4px}
    .chat .me{align-self:flex-end;background:var(--me);border-radius:14px 14px 4px 14px}
    .chat .sender{display:block;font-size:.8rem;font-weight:650;color:var(--quiet)}
    .chat .says{white-space:pre-wrap;overflow-wrap:anywhere}
    .chat time{font-size:.75rem;color:var(--quiet);margin-inline-start:.5rem}

    """

  private static let people = """
    .person{columns:2 22rem;column-gap:1rem}
    .person>*{break-inside:avoid}
    .facts{list-style:none;padding:0;margin:0}
    .fact{margin:0;border-top:1px solid var(--line)}
    .fact summary{padding:.3rem 0}
    blockquote{margin:.2rem 0 .5rem;padding-inline-start:.8rem;border-inline-start:3px solid
    var(--accent)}
    blockquote footer{font-size:.85rem;color:var(--quiet)}
    .offer{background:var(--soft);border-radius:var(--radius);padding:.5rem .8rem}
    .timeline{list-style:none;padding:0;margin:0}
    .timeline>li{border-top:1px solid var(--line);padding:.6rem 0}
    .timeline .chat{max-width:44rem}
    .merge{border-collapse:collapse;width:100%}
    .merge th,.merge td{text-align:start;vertical-align:top;padding:.45rem .6rem;
    border-top:1px solid var(--line);overflow-wrap:anywhere}
    .merge th{font-weight:600}
    .both{display:block;font-weight:400;color:var(--quiet)}
    .graph{margin:0;overflow:auto;background:var(--card);border:1px solid var(--line);
    border-radius:var(--radius);max-height:80vh}
    .graph svg{display:block;max-width:none}
    .graph line{stroke:var(--quiet);stroke-width:1.5;opacity:.6}
    .graph .group{stroke-dasharray:3 4}
    .graph circle{fill:var(--quiet);stroke:var(--card);stroke-width:1.5}
    .graph .family{fill:#d1495b}.graph .partner{fill:#b5179e}.graph .friend{fill:#2a9d8f}
    .graph .colleague{fill:#e09f3e}
    .chart{width:100%;height:auto;display:block;max-height:16rem}
    .chart rect{fill:var(--accent)}
    .chart text{font-size:13px;text-anchor:middle;fill:var(--ink)}
    .graph text{font-size:11px;text-anchor:middle;fill:var(--ink);paint-order:stroke;
    stroke:var(--card);stroke-width:3px}

    """

  private static let narrow = """
    @media (max-width:46rem){.triage{grid-template-columns:minmax(0,1fr)}main{padding:.7rem}
    header.site ul{padding:.3rem .5rem}header.site a{padding:.4rem .5rem}.fields{grid-template-columns:
    minmax(0,1fr)}.fields dd{grid-column:1;margin-bottom:.4rem}.card{padding:.8rem}
    .merge tr{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
    .merge th:first-child{grid-column:1/-1;padding-bottom:0}.merge td{border-top:0}
    .merge thead th:first-child{display:none}.chart text{font-size:22px}}
    @media (prefers-reduced-motion:no-preference){.notice{animation:in .2s ease-out}
    @keyframes in{from{opacity:0;transform:translateY(-.4rem)}}}
    @media print{header.site,.skip,.steps,form,.keys,#notice{display:none}html,.card{background:#fff;
    color:#000;border-color:#999}details>*{display:block}.graph{overflow:visible;max-height:none}
    .graph svg{width:100%;height:auto}a{color:inherit;text-decoration:none}}
    """
}
