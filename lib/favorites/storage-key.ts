/** The key of the selection in local storage: a map of talents by id. */
export const TALENTS_KEY = 'favorites';
