import { SCRIPTS_MISSING_ID, WAKE_EVENT, WAKE_FAILED_EVENT } from '#domain/page-sleep.ts';
import { NONCE_PLACEHOLDER } from '#server/pages/page-template.ts';

/**
 * A page of ours can be read, and left by its links, before its scripts run. So on a slow line the letters and the
 * picture go first: the scripts that the router put into the page are laid aside and wake when it has loaded, or, where
 * the page says that it sleeps, when it is woken.
 */
export function scriptsAfterPaint(html: string): string {
  const deferred = html
    .replaceAll(/<link rel="modulepreload"([^>]*)>/g, (_link, attributes: string) => {
      // A nonce here is of no use, and each one costs the compressed page a little (see page-template.ts).
      return `<link data-rel="modulepreload"${attributes.replace(/ nonce="[^"]*"/, '')}>`;
    })
    .replace(/(<script [^>]*)type="module" async=""/, '$1type="text/plain" id="later"');
  // Should the router write its script in another way one day, the page is left as it came.
  if (!deferred.includes('id="later"')) return html;
  const sleeping = /<html[^>]* data-asleep="/.test(deferred)
    ? deferred.replaceAll('<link rel="preload" as="fetch"', '<link data-rel="preload" as="fetch"')
    : deferred;
  return sleeping.replace('</body>', `<script nonce="${NONCE_PLACEHOLDER}">${WAKE}</script></body>`);
}

/**
 * A page that sleeps names the small script that watches over it; for somebody who is signed in, or comes with a message
 * behind the #, it does not. A page that hurries wakes at once. Any other wakes after the load event and once something
 * is painted. Scripts that do not come are asked for a few times more, and then that is said. A tab in the background paints nothing, and a picture may never arrive: then the scripts wait no longer
 * than this.
 */
const WAKE = `(()=>{
let woken=false,failed=0;
const wake=()=>{
if(woken)return;
woken=true;
for(const link of document.querySelectorAll("link[data-rel]")){link.rel=link.dataset.rel;link.removeAttribute("data-rel")}
const later=document.getElementById("later"),script=document.createElement("script");
script.onerror=()=>{woken=false;
if(failed++<3){setTimeout(wake,failed*failed*300);return}
document.getElementById("${SCRIPTS_MISSING_ID}")?.removeAttribute("hidden");
document.dispatchEvent(new Event("${WAKE_FAILED_EVENT}"))};
script.type="module";script.nonce=later.nonce;script.textContent=later.textContent;document.head.append(script)},
{asleep,hurries,session}=document.documentElement.dataset;
document.addEventListener("${WAKE_EVENT}",wake);
addEventListener("online",()=>failed&&wake());
if(asleep&&!session&&!/[#&]\\w+=/.test(location.hash)){import(asleep).catch(wake);return}
if(hurries!==undefined){wake();return}
setTimeout(wake,3000);
addEventListener("load",()=>{
setTimeout(wake,1000);
new PerformanceObserver(()=>requestAnimationFrame(()=>setTimeout(wake))).observe({type:"paint",buffered:true})})})()`;
