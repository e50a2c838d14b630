import { useEffect, useState } from 'react';
import { onActivity } from '@/components/ui/on-activity';
import { FACE_MS } from './use-face-round';

/**
 * Defers rendering of the page behind the entrance. Returns true once it may render: at the first
 * activity after `loaded`, or `FACE_MS` later. Never with `Save-Data`, because `loaded` stays false.
 */
export function useDeferredPage(loaded: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!loaded) return;
    const render = () => setDue(true);
    const stopListening = onActivity(render);
    const timer = setTimeout(render, FACE_MS);
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [loaded]);
  return due;
}
