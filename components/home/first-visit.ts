/** What a tab keeps once it has shown the entrance. */
export const SEEN_KEY = 'pre-home';

/** Programs that read pages for an index or a preview. One that measures sees what a visitor sees. */
export const CRAWLER = /bot|crawl|spider|slurp|preview/i;

/**
 * A script that stands in the HTML behind the dialog of the entrance and opens it on the first visit
 * of a tab, so that it is painted before anything of the page is loaded.
 */
export const OPENING_SCRIPT = `try{if(!${CRAWLER}.test(navigator.userAgent)&&!sessionStorage.getItem("${SEEN_KEY}")){sessionStorage.setItem("${SEEN_KEY}","1");const d=document.currentScript.previousElementSibling;d.showModal();d.focus()}}catch{}`;
