import { useEffect, useReducer } from 'react';
import {
  type Copy,
  CopyError,
  type CopyFailure,
  freeCopy,
  readCopy,
  saveCopy,
} from '@/lib/offline/worker-client';

type State = {
  /** Undefined until the worker has replied. */
  copy: Copy | null | undefined;
  step: 'idle' | 'saving' | 'saved' | 'freed' | { done: number; total: number } | CopyFailure;
};

type Change = Partial<State>;

/** "Saved" is over once the copy is gone, as when another tab has deleted it. */
function changed(now: State, next: Change): State {
  const state = { ...now, ...next };
  return state.step === 'saved' && state.copy === null ? { ...state, step: 'idle' } : state;
}

const failureOf = (error: unknown): CopyFailure =>
  error instanceof CopyError ? error.failure : 'unavailable';

/** What this device has saved under a path, read again when the tab becomes visible; saves and frees it. */
export function useOfflineCopy(path: string) {
  const [state, change] = useReducer(changed, { copy: undefined, step: 'idle' });

  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      readCopy(path).then(
        (copy) => change({ copy }),
        () => change({ copy: null }),
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [path]);

  return {
    ...state,
    async save(ids: readonly number[], notes: Readonly<Record<number, string>>) {
      change({ step: 'saving' });
      try {
        const copy = await saveCopy(path, { ids, notes }, (step) => change({ step }));
        change({ copy, step: 'saved' });
      } catch (error) {
        change({ step: failureOf(error) });
      }
    },
    async free() {
      try {
        await freeCopy(path);
        change({ copy: null, step: 'freed' });
      } catch (error) {
        change({ step: failureOf(error) });
      }
    },
  };
}
