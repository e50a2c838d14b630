import { TALENTS_KEY } from '@/lib/favorites/storage-key';

/**
 * Inline script at the start of the empty state of the selection. If local storage has any value but
 * an empty map, it hides the parent element before the browser parses the rest, so that the empty
 * state is never painted and its pictures are not requested. The value is validated only after
 * hydration.
 */
export const HIDING_SCRIPT = `try{if((localStorage.getItem("${TALENTS_KEY}")??"{}")!="{}")document.currentScript.parentElement.hidden=true}catch{}`;
