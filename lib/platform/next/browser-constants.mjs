/**
 * Replaces `next/dist/lib/constants` in browsers, where the router reads only this one. All of them
 * are 2 KB of script on every page, because a CommonJS module of this form is not tree-shaken.
 */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
