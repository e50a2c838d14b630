/** Window widths in pixels at which the layout changes; from `app/styles/tokens.css`. */
export const BREAKPOINTS = { sm: 640, wide: 650, md: 768, lg: 1024 } as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/** The media condition for a window of at least this width, for `sizes` and `matchMedia`. */
export function atLeast(breakpoint: Breakpoint): string {
  return `(width >= ${BREAKPOINTS[breakpoint]}px)`;
}

/**
 * The media condition for more than two device pixels per CSS pixel, as on phones. A 2x picture
 * looks the same there at half the size.
 */
export const DENSE = '(resolution > 2dppx)';
