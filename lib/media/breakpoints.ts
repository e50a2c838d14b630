/** Widths of the window, in pixels, at which the layout changes; from `app/styles/tokens.css`. */
export const BREAKPOINTS = { sm: 640, wide: 650, md: 768, lg: 1024 } as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/** The media condition of a window that is at least so wide, for `sizes` and `matchMedia`. */
export function atLeast(breakpoint: Breakpoint): string {
  return `(width >= ${BREAKPOINTS[breakpoint]}px)`;
}

/**
 * The media condition of a screen with more than two dots to a pixel, as phones have. A picture for
 * two of them looks the same there, and weighs half.
 */
export const DENSE = '(resolution > 2dppx)';

/** The media condition of a window that is narrower. */
export function below(breakpoint: Breakpoint): string {
  return `(width < ${BREAKPOINTS[breakpoint]}px)`;
}
