import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { connectionNow } from '@/components/ui/connection';
import { REDUCED_MOTION, useMediaQuery } from '@/components/ui/use-media-query';

/** How long a face is shown before the next one is requested, in milliseconds. */
export const FACE_MS = 4_000;

type Faces = {
  count: number;
  /** The index of the face to show next; `shown` follows once it is loaded. */
  asked: number;
  shown: number;
  /** The faces that were fetched: true if loaded, false if failed. */
  fetched: ReadonlyMap<number, boolean>;
};

type Change = { ask: number } | { settled: number; loaded: boolean };

function firstShown(count: number): Faces {
  return { count, asked: 0, shown: 0, fetched: new Map([[0, true]]) };
}

/** The next face that has not failed, cyclically; the same one if there is no other. */
function following(from: number, { count, fetched }: Faces): number {
  for (let step = 1; step < count; step += 1) {
    const face = (from + step) % count;
    if (fetched.get(face) !== false) return face;
  }
  return from;
}

function change(faces: Faces, change: Change): Faces {
  const next = { ...faces };
  if ('ask' in change) {
    if (change.ask >= faces.count || faces.fetched.get(change.ask) === false) return faces;
    next.asked = change.ask;
  } else {
    next.fetched = new Map(faces.fetched).set(change.settled, change.loaded);
    if (!change.loaded && change.settled === faces.asked) next.asked = following(faces.asked, next);
  }
  if (next.fetched.get(next.asked)) next.shown = next.asked;
  return next;
}

/**
 * Selects which of `count` faces the entrance shows. While `open`, autoplay starts at the window's
 * load event, fetches each face when it is due, and ends after one round. It pauses while `isPaused`,
 * and is off with reduced motion or `Save-Data`. A face that fails to load is skipped.
 */
export function useFaceRound(count: number, open: boolean, isPaused: boolean) {
  const [faces, dispatch] = useReducer(change, count, firstShown);
  // Remaining changes of the round; 0 while paused, too.
  const [left, setLeft] = useState(count);
  const [loaded, setLoaded] = useState(false);
  const still = useMediaQuery(REDUCED_MOTION);

  useEffect(() => {
    if (!open || connectionNow().saveData) return;
    const listening = new AbortController();
    const { signal } = listening;
    if (document.readyState === 'complete') setLoaded(true);
    else window.addEventListener('load', () => setLoaded(true), { signal });
    return () => listening.abort();
  }, [open]);

  const goOn = useEffectEvent(() => {
    dispatch({ ask: following(faces.shown, faces) });
    setLeft(left - 1);
  });
  const movable = open && loaded && !still && count > 1;
  const running = movable && left > 0 && !isPaused && faces.asked === faces.shown;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(goOn, FACE_MS);
    return () => clearInterval(timer);
  }, [running]);

  return {
    /** Whether the page has had its load event; stays false while closed, and with `Save-Data`. */
    loaded,
    shown: faces.shown,
    /** Whether a face is rendered: the first one always, any other once it is requested. */
    isNeeded: (face: number) => face === faces.asked || faces.fetched.has(face),
    ask: (face: number) => dispatch({ ask: face }),
    settle: (face: number, loaded: boolean) => dispatch({ settled: face, loaded }),
    movable,
    paused: left === 0,
    toggle: () => setLeft(left === 0 ? count : 0),
  };
}
