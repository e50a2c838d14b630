/** Session storage key: this tab has shown the entrance. */
export const SEEN_KEY = 'pre-home';

/** Crawlers and link previews; no performance tools, which measure what a visitor sees. */
export const CRAWLER = /bot|crawl|spider|slurp|preview/i;

/**
 * Inline script in the HTML right after the dialog of the entrance. On the first visit of a tab it
 * opens the dialog in the first frame, before any script file loads. Without storage it throws, and
 * the entrance stays closed.
 */
export const OPENING_SCRIPT = `try{let d=document.currentScript.previousElementSibling,s=sessionStorage;s["${SEEN_KEY}"]||${CRAWLER}.test(navigator.userAgent)||requestAnimationFrame(()=>{s["${SEEN_KEY}"]=1;d.showModal();d.focus()})}catch{}`;
