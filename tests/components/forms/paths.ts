/** Where the forms of a Portuguese page lead. */
export const PATHS = { privacy: '/privacidade', models: '/modelos' } as const;
