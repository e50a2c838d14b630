/** Where the forms of a Portuguese page lead to. */
export const PATHS = { privacy: '/privacidade', models: '/modelos' } as const;
