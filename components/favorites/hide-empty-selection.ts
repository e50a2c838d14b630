import { TALENTS_KEY } from '@/lib/favorites/storage-key';

/**
 * Inline script in the HTML right after the empty state of the selection. It hides the empty state
 * before the first paint if local storage has any value but an empty map. The value is validated only
 * after hydration.
 */
export const HIDING_SCRIPT = `try{if((localStorage.getItem("${TALENTS_KEY}")??"{}")!="{}")document.currentScript.previousElementSibling.hidden=true}catch{}`;
