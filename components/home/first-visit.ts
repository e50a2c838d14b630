/** Session storage key: this tab has shown the entrance. */
export const SEEN_KEY = 'pre-home';

/**
 * User agents of crawlers and link previews. Performance tools are not among them, so they measure
 * what a visitor sees.
 */
export const CRAWLER = /bot|crawl|spider|slurp|preview/i;

/**
 * Inline script in the HTML right after the dialog of the entrance. On the first visit of a tab it
 * opens the dialog in the first frame, before any script file loads. Opening it while the HTML is
 * parsed would force a layout of its own. If the page is hydrated first, as in a tab in the
 * background, `PreHomeDialog` has opened it by then. The script also marks a face that has already
 * failed to load, or that fails before hydration, which would otherwise be a broken-image icon.
 */
export const OPENING_SCRIPT = `try{const d=document.currentScript.previousElementSibling;const f=i=>{i.dataset.failed=""};d.addEventListener("error",e=>f(e.target),true);for(const i of d.querySelectorAll("img"))i.complete&&!i.naturalWidth&&f(i);${CRAWLER}.test(navigator.userAgent)||requestAnimationFrame(()=>{try{if(!sessionStorage.getItem("${SEEN_KEY}")){sessionStorage.setItem("${SEEN_KEY}","1");d.showModal();d.focus()}}catch{}})}catch{}`;
