/** The local storage key of the selection's talents. The value is a map of talents by id. */
export const TALENTS_KEY = 'favorites';

/** The local storage key of the selections that are not active. */
export const OTHERS_KEY = 'favorites-others';
