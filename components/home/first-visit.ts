/** Session storage key: this tab has shown the entrance. */
export const SEEN_KEY = 'pre-home';

/**
 * User agents of crawlers and link previews. Performance tools are not among them, so they measure
 * what a visitor sees.
 */
export const CRAWLER = /bot|crawl|spider|slurp|preview/i;

/**
 * Inline script in the HTML right after the dialog of the entrance. On the first visit of a tab it
 * opens the dialog, so that it is painted before any script file loads. Until hydration it also
 * marks faces that fail to load, which would otherwise be broken-image icons.
 */
export const OPENING_SCRIPT = `try{const d=document.currentScript.previousElementSibling;const f=i=>{i.dataset.failed=""};d.addEventListener("error",e=>f(e.target),true);for(const i of d.querySelectorAll("img"))i.complete&&!i.naturalWidth&&f(i);if(!${CRAWLER}.test(navigator.userAgent)&&!sessionStorage.getItem("${SEEN_KEY}")){sessionStorage.setItem("${SEEN_KEY}","1");d.showModal();d.focus()}}catch{}`;
