import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SENT_MS } from '@/lib/constants';
import { fillGuardFields } from './fill-guard-fields';
import { type Content, postForm, type Unsent } from './post-form';
import { submissionKey } from './submission-key';

type Idle = { state: 'idle'; unsent: Unsent | null };
/** How far a form is. */
export type Sending =
  | Idle
  /** For what is still being read before it can be sent. */
  | { state: 'waiting' }
  | { state: 'sending'; percent: number }
  | { state: 'sent' };

const IDLE: Idle = { state: 'idle', unsent: null };

/**
 * Sends a form, one at a time: idle, sending, sent. A form that can be filled in again gives
 * `onReset`, which is called when it has said for a moment that it was sent.
 */
export function useSender(handler: string, onReset: (() => void) | undefined) {
  const [sending, setSending] = useState<Sending>(IDLE);
  const openedMs = useRef(0);
  const busy = useRef(false);
  const resets = onReset !== undefined;
  const reset = useEffectEvent(() => {
    busy.current = false;
    setSending(IDLE);
    onReset?.();
  });

  useEffect(() => {
    openedMs.current = performance.now();
  }, []);
  useEffect(() => {
    if (sending.state !== 'sent' || !resets) return;
    const timer = setTimeout(() => reset(), SENT_MS);
    return () => clearTimeout(timer);
  }, [sending.state, resets]);

  return {
    sending,
    /** Does a try to send, which says whether it succeeded. Does nothing while one is under way. */
    once: async (attempt: () => Promise<boolean>) => {
      if (busy.current) return;
      busy.current = true;
      setSending(IDLE);
      try {
        busy.current = await attempt();
      } catch (error) {
        busy.current = false;
        throw error;
      }
    },
    /** Waits for what has to be there before anything is sent, and says so meanwhile. */
    waitFor: async <T>(work: Promise<T>): Promise<T> => {
      setSending({ state: 'waiting' });
      const result = await work;
      setSending(IDLE);
      return result;
    },
    send: async (form: HTMLFormElement, url: string, content: Content) => {
      const key = submissionKey(handler);
      const onProgress = (percent: number) => setSending({ state: 'sending', percent });
      onProgress(0);
      const guard = await fillGuardFields(form, openedMs.current);
      const end = await postForm({ ...content, url, key: key.get(), guard, onProgress });
      if (end.sent) key.drop();
      setSending(end.sent ? { state: 'sent' } : { state: 'idle', unsent: end });
      return end;
    },
  };
}
