import { TALENTS_KEY } from '@/lib/favorites/storage-key';

/**
 * Inline script in the HTML right after the empty state of the selection. It hides that state before
 * the first paint if the browser has stored a selection. Whether the stored value is a valid one is
 * decided at hydration.
 */
export const HIDING_SCRIPT = `try{if((localStorage.getItem("${TALENTS_KEY}")??"{}")!="{}")document.currentScript.previousElementSibling.hidden=true}catch{}`;
