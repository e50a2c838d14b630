import { useEffect, useState } from 'react';
import { onActivity } from '@/components/ui/on-activity';
import { FACE_MS } from './use-face-round';

/**
 * Whether the sections behind the entrance may render: at the first activity after `loaded`, or
 * `FACE_MS` later. Never with `Save-Data`, because `loaded` stays false.
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
