/**
 * The colors that scripts, PDFs and pictures share with `app/styles/tokens.css`, by their names there: the
 * paper of pages, in the dark scheme the other way round, and what is behind a picture.
 */
export const PALETTE = { light: '#f7f5f2', dark: '#141311', tint: '#e9e4dc' } as const;
