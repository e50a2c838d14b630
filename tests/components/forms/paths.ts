/** Where the forms of a Portuguese page lead. */
export const PATHS = { form: '/contato', privacy: '/privacidade', models: '/modelos' } as const;
