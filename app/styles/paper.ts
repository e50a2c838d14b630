/** The background of every page per color scheme, for the browser's own bars; from `tokens.css`. */
export const PAPER = { light: '#f7f5f2', dark: '#141311' } as const;
