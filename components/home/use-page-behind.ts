import { useEffect, useState } from 'react';
import { onActivity } from '@/components/ui/on-activity';
import { FACE_MS } from './use-face-round';

/**
 * Whether the page behind the entrance is rendered: once the visitor is active, or after the time
 * that the first face is shown. Both count from the window's load event (`loaded`).
 */
export function usePageBehind(loaded: boolean): boolean {
  const [rendered, setRendered] = useState(false);
  useEffect(() => {
    if (!loaded) return;
    const begin = () => setRendered(true);
    const forget = onActivity(begin);
    const timer = setTimeout(begin, FACE_MS);
    return () => {
      forget();
      clearTimeout(timer);
    };
  }, [loaded]);
  return rendered;
}
