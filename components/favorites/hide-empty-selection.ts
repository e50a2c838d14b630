import { OTHERS_KEY, TALENTS_KEY } from '@/lib/favorites/storage-key';

/**
 * Inline script at the start of the empty state of the selection. If local storage has any value but
 * an empty map, or other selections, whose switch comes above, it hides the parent element before the
 * browser parses the rest: the empty state is neither painted and removed, nor moved. The values are
 * validated only after hydration.
 */
export const HIDING_SCRIPT = `try{if((localStorage.getItem("${TALENTS_KEY}")??"{}")!="{}"||localStorage.getItem("${OTHERS_KEY}"))document.currentScript.parentElement.hidden=true}catch{}`;
