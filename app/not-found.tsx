/**
 * Replaces Next's own message, which every page would carry in its data. It is never shown: unmatched
 * paths lead to `[lang]/not-found`, and those outside of pages to `global-not-found.tsx`.
 */
export default function NotFound() {
  return null;
}
