import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { SENT_MS } from '@/lib/constants';
import { fillGuardFields } from './fill-guard-fields';
import { type Content, postForm, type SendingEnd, type Unsent } from './post-form';
import { submissionKey } from './submission-key';

/** How far a form is. `thanks`: it was sent, and nothing has been typed since. */
type Idle = { state: 'idle'; unsent: Unsent | null; thanks: boolean };
export type Sending =
  | Idle
  /** For what is still being read before it can be sent. */
  | { state: 'waiting' }
  | { state: 'sending'; percent: number }
  | { state: 'sent' };

type Step =
  | { kind: 'try' }
  | { kind: 'wait' }
  | { kind: 'progress'; percent: number }
  | { kind: 'end'; end: SendingEnd }
  | { kind: 'rest' }
  | { kind: 'type' };

const IDLE: Idle = { state: 'idle', unsent: null, thanks: false };

function next(sending: Sending, step: Step): Sending {
  switch (step.kind) {
    case 'try':
      return IDLE;
    case 'wait':
      return { state: 'waiting' };
    case 'progress':
      return { state: 'sending', percent: step.percent };
    case 'end':
      return step.end.sent ? { state: 'sent' } : { ...IDLE, unsent: step.end };
    case 'rest':
      return { ...IDLE, thanks: true };
    case 'type':
      return sending.state === 'idle' && sending.thanks ? IDLE : sending;
  }
}

/**
 * Sends a form, one at a time: idle, sending, sent. A form that can be filled in again gives
 * `onRest`, which is called when it has said for a moment that it was sent.
 */
export function useSender(handler: string, onRest: (() => void) | undefined) {
  const [sending, step] = useReducer(next, IDLE);
  const openedMs = useRef(0);
  const busy = useRef(false);
  const rests = onRest !== undefined;
  const rest = useEffectEvent(() => {
    busy.current = false;
    step({ kind: 'rest' });
    onRest?.();
  });

  useEffect(() => {
    openedMs.current = performance.now();
  }, []);
  useEffect(() => {
    if (sending.state !== 'sent' || !rests) return;
    const timer = setTimeout(() => rest(), SENT_MS);
    return () => clearTimeout(timer);
  }, [sending.state, rests]);

  return {
    sending,
    /** To be called when something is typed. */
    typed: () => step({ kind: 'type' }),
    /** Does a try to send, which says whether it succeeded. Does nothing while one is under way. */
    once: async (attempt: () => Promise<boolean>) => {
      if (busy.current) return;
      busy.current = true;
      step({ kind: 'try' });
      try {
        busy.current = await attempt();
      } catch (error) {
        busy.current = false;
        throw error;
      }
    },
    /** Lets a form that was sent be sent again. */
    again: useCallback(() => {
      busy.current = false;
      step({ kind: 'try' });
    }, []),
    /** Waits for what has to be there before anything is sent, and says so meanwhile. */
    waitFor: async <T>(work: Promise<T>): Promise<T> => {
      step({ kind: 'wait' });
      const result = await work;
      step({ kind: 'try' });
      return result;
    },
    send: async (form: HTMLFormElement, url: string, content: Content) => {
      const key = submissionKey(handler);
      const onProgress = (percent: number) => step({ kind: 'progress', percent });
      onProgress(0);
      const guard = await fillGuardFields(form, openedMs.current);
      const end = await postForm({ ...content, url, key: key.get(), guard, onProgress });
      if (end.sent) key.drop();
      step({ kind: 'end', end });
      return end;
    },
  };
}
