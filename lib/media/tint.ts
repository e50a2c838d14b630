/** The color behind a picture with transparent parts or in place of one: `--color-tint`, light. */
export const TINT = '#e9e4dc';
