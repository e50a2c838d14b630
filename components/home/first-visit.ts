/** What a tab keeps once it has shown the entrance. */
export const SEEN_KEY = 'pre-home';

/** Programs that read pages for an index or a preview. One that measures sees what a visitor sees. */
export const CRAWLER = /bot|crawl|spider|slurp|preview/i;

/**
 * An inline script in the HTML right behind the dialog of the entrance. On the first visit of a tab
 * it opens the dialog, so that it is painted before any script file is loaded. Until React takes over
 * it also marks a face that cannot be loaded, which would otherwise be a broken-image icon.
 */
export const OPENING_SCRIPT = `try{const d=document.currentScript.previousElementSibling;d.addEventListener("error",e=>{e.target.dataset.failed=""},true);if(!${CRAWLER}.test(navigator.userAgent)&&!sessionStorage.getItem("${SEEN_KEY}")){sessionStorage.setItem("${SEEN_KEY}","1");d.showModal();d.focus()}}catch{}`;
