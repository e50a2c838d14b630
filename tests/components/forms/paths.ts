/** The links of a form on a Portuguese page. */
export const PATHS = { form: '/contato', privacy: '/privacidade', models: '/modelos' } as const;
