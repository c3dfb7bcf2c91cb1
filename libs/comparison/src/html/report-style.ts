/** Style of changed blocks within the frames. */
export const frameMarks = `
html{scroll-behavior:auto!important}
[data-outlined] [data-diff]{position:relative;--diff:#b4231a}
[data-outlined] [data-diff$="added"]{--diff:#18713a}
[data-outlined] [data-diff$="moved"]{--diff:#14578f}
[data-outlined] [data-diff]::before,[data-outlined] [data-diff]::after{position:absolute;z-index:9;pointer-events:none}
[data-outlined] [data-diff]::before{content:attr(data-diff);inset-block-start:0;inset-inline:auto 0;inline-size:auto;block-size:auto;padding:2px 8px;font:600 var(--mark,13px)/1.5 system-ui,sans-serif;letter-spacing:0;color:#fff;background:var(--diff);border-end-start-radius:6px}
[data-outlined] [data-diff]::after{content:"";inset:0;border:3px solid var(--diff)}
iframe,video{background:#8882}
`;

/** The report's own style: light and dark, phone first. */
export const reportStyle = `
:root{color-scheme:light dark;
--ground:light-dark(#f4f6f8,#10161c);--card:light-dark(#fff,#19222b);--ink:light-dark(#14202b,#e8eef4);
--soft:light-dark(#51606e,#9fb0bf);--line:light-dark(#d9e0e6,#2c3945);--brand:light-dark(#044069,#8cc4ee);
--added:light-dark(#17693a,#7fd6a0);--removed:light-dark(#a8211a,#ff9d95);--moved:light-dark(#14578f,#8cc4ee);--changed:light-dark(#85500a,#f3bd6b);
--step:4px;--radius:10px}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
h1,h2,h3{line-height:1.15;margin:0;text-wrap:balance}
h1{font-size:clamp(1.6rem,1.2rem + 2vw,2.4rem);letter-spacing:-.02em}
h2{font-size:1.2rem}
h3{font-size:1rem}
p{margin:0}
code{font:.875em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.wrap{max-width:100rem;margin-inline:auto;padding-inline:clamp(16px,3vw,40px)}
.top{background:light-dark(#04304f,#0b2133);color:#fff;padding-block:clamp(24px,4vw,48px)}
.top :focus-visible{outline-color:#fff}
.kicker{font-weight:600;font-size:.875rem;letter-spacing:.02em;color:#bcd9ee;margin-block-end:8px}
.sides-named{display:grid;gap:4px 16px;margin:16px 0 0;grid-template-columns:auto 1fr}
.sides-named dt{color:#bcd9ee}
.sides-named dd{margin:0;overflow-wrap:anywhere}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));gap:12px;list-style:none;margin:calc(-1*clamp(12px,2vw,20px)) 0 16px;padding:0}
.figures li{background:var(--card);border:1px solid var(--line);border-radius:var(--radius);padding:12px 16px}
.figures b{display:block;font-size:1.6rem;line-height:1.2;font-variant-numeric:tabular-nums}
.figures span{display:block;color:var(--soft);font-size:.875rem;line-height:1.3}
section{margin-block:32px}
.cutoffs{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr));gap:12px;list-style:none;margin:12px 0 0;padding:0}
.cutoffs li,.notes li{background:var(--card);border:1px solid var(--line);border-radius:var(--radius);padding:16px}
.cutoffs p{margin-block-start:6px}
.date{white-space:nowrap;font-variant-numeric:tabular-nums;font-weight:600}
.cutoffs .soft{font-size:.875rem}
.soft{color:var(--soft)}
.notes{display:grid;gap:8px;list-style:none;margin:12px 0 0;padding:0}
.notes li{border-inline-start:4px solid var(--changed)}
.tools{position:sticky;top:0;z-index:5;background:var(--ground);border-block-end:1px solid var(--line);padding-block:8px}
.tools .wrap{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center}
.tools input[type=search]{font:inherit;padding:6px 12px;min-block-size:40px;inline-size:min(100%,18rem);border:1px solid var(--soft);border-radius:8px;background:var(--card);color:var(--ink)}
.tools fieldset{display:flex;gap:0;border:1px solid var(--soft);border-radius:8px;padding:0;margin:0;overflow:hidden}
.tools fieldset label{position:relative;padding:6px 12px;min-block-size:38px;display:inline-flex;align-items:center;cursor:pointer}
.tools fieldset label:has(:checked){background:var(--brand);color:light-dark(#fff,#0b1620)}
.tools fieldset label:has(:focus-visible){outline:3px solid var(--brand);outline-offset:-5px;outline-color:light-dark(#f89e3c,#f89e3c)}
.tools fieldset input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
.check{display:inline-flex;gap:8px;align-items:center;min-block-size:40px;cursor:pointer}
.check input{inline-size:20px;block-size:20px;accent-color:var(--brand)}
.tenant{margin-block-end:12px;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline}
details.page{background:var(--card);border:1px solid var(--line);border-radius:var(--radius);margin-block-end:12px}
details.page[hidden]{display:none}
summary{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;align-items:baseline;padding:12px 16px;cursor:pointer;border-radius:var(--radius);list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"";grid-row:1;grid-column:3;inline-size:9px;block-size:9px;border:solid var(--soft);border-width:0 2px 2px 0;rotate:45deg;transition:rotate .15s}
details[open]>summary::after{rotate:225deg}
summary h3{overflow-wrap:anywhere}
summary .about{grid-column:2/-1;font-size:.9rem}
.badge{font-size:.8rem;font-weight:600;border:1px solid;border-radius:99px;padding:1px 10px;white-space:nowrap;min-inline-size:5.5rem;text-align:center}
.added{color:var(--added)}.removed{color:var(--removed)}.moved{color:var(--moved)}.changed{color:var(--changed)}
.inside{padding:0 16px 16px;border-block-start:1px solid var(--line)}
.blocks{list-style:none;margin:12px 0 0;padding:0;display:grid;gap:8px}
.blocks>li{display:grid;grid-template-columns:auto 1fr;gap:2px 10px;align-items:start}
.blocks .badge{margin-block-start:4px}
.blocks .why{grid-column:2}
.blocks button{font:inherit;color:var(--brand);background:none;border:0;border-radius:4px;padding:4px 0;text-align:start;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
.props{margin:4px 0 0;display:grid;gap:2px;font-size:.9rem}
.props div{display:flex;flex-wrap:wrap;gap:0 8px}
.props dt{color:var(--soft)}
.props dd{margin:0;overflow-wrap:anywhere}
.sides{display:grid;gap:16px;margin-block-start:16px;scroll-margin-block-start:72px}
figure{margin:0;display:grid;gap:6px;align-content:start;min-inline-size:0}
figcaption{font-weight:600;font-size:.9rem}
.view{position:relative;block-size:min(75vh,56rem);border:1px solid var(--line);border-radius:8px;overflow:hidden;background:light-dark(#e7ecf0,#0b1116)}
.view iframe{position:absolute;inset-block-start:0;transform-origin:0 0;border:0;background:#fff}
.view .none{display:grid;place-items:center;block-size:100%;padding:16px;color:var(--soft);text-align:center}
.live{margin-block-start:12px;font-size:.9rem}
footer{padding-block:24px 48px;font-size:.9rem}
footer li{margin-block:4px}
@media (min-width:720px){.sides{grid-template-columns:1fr 1fr}}
@media (max-width:719px){.tools{position:static}.view{block-size:70vh}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media print{.tools,.view{display:none}}
`;
