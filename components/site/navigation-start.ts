/** Sent to the window when the router sets out for another page. */
export const NAVIGATION_START = 'navigation-start';
