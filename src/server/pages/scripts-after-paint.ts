/** Scripts that a page which hurries is going to load, by the name that it hurries for. */
export type HurriedPieces = Readonly<Record<string, readonly string[]>>;

/**
 * A page of ours can be read, and left by its links, before its scripts run. So on a slow line the letters and the
 * picture go first: what the router put into the page for its scripts is laid aside until something is painted. The
 * script that starts them is `mark`ed as ours (see inline-code.ts).
 */
export function scriptsAfterPaint(html: string, mark: string, pieces: HurriedPieces = {}): string {
  const deferred = withPieces(html, pieces)
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replaceAll('<link rel="preload" as="fetch"', '<link data-rel="preload" as="fetch"')
    .replace(/(<script [^>]*)type="module" async=""/, '$1type="text/plain" id="later"');
  // Should the router write its script in another way one day, the page is left as it came.
  if (!deferred.includes('id="later"')) return html;
  return deferred.replace('</body>', `<script nonce="${mark}">${START}</script></body>`);
}

/** Found one after the other they would set out a second later on a slow line. */
function withPieces(html: string, pieces: HurriedPieces): string {
  const name = /<html[^>]* data-hurries="([^"]+)"/.exec(html)?.[1];
  const missing = (name ? (pieces[name] ?? []) : []).filter((href) => !html.includes(`href="${href}"`));
  return html.replace(
    '</head>',
    () => `${missing.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('')}</head>`,
  );
}

/**
 * A page of text names the one small script that it needs; `before-paint.js` has taken the name away from those who need
 * more. A page that hurries starts at once, any other after the load event and once something is painted. A tab in the
 * background paints nothing, and a picture may never arrive: then the scripts wait no longer than this. Scripts that do
 * not come are asked for a few times more, and again when the line is back; until then the root says so, for the styles:
 * what needs no script goes on working.
 */
const START = `(()=>{
const root=document.documentElement,{textPage,hurries}=root.dataset,
missing=()=>{root.dataset.scripts="missing"};
if(textPage){import(textPage).catch(missing);return}
let started=false,failed=0;
const start=()=>{
if(started)return;
started=true;
delete root.dataset.scripts;
for(const link of document.querySelectorAll("link[data-rel]")){link.rel=link.dataset.rel;link.removeAttribute("data-rel")}
const later=document.getElementById("later"),script=document.createElement("script");
script.onerror=()=>{started=false;if(failed++<3)setTimeout(start,failed*failed*300);else missing()};
script.type="module";script.textContent=later.textContent;document.head.append(script)};
addEventListener("online",()=>failed&&start());
if(hurries!==undefined){start();return}
setTimeout(start,3000);
addEventListener("load",()=>{
setTimeout(start,1000);
new PerformanceObserver(()=>requestAnimationFrame(()=>setTimeout(start))).observe({type:"paint",buffered:true})})})()`;
