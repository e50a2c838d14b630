import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SENT_MS } from '@/lib/constants';
import { deliver } from './deliver';
import type { Content, Unsent } from './post-form';

type Idle = { state: 'idle'; unsent: Unsent | null };
/** The phases of sending a form. */
export type Sending =
  | Idle
  /** Something still has to be read before the form can be sent. */
  | { state: 'waiting' }
  | { state: 'sending'; percent: number }
  | { state: 'sent' };

const IDLE: Idle = { state: 'idle', unsent: null };

/**
 * Sends a form, one request at a time. A form that can be filled in again passes `onReset`, which
 * is called after the success message was shown for a moment.
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
    /**
     * Runs an attempt to send, which resolves to whether it succeeded. Ignored while one is in
     * flight.
     */
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
    /** Awaits what is needed before sending; the state is `waiting` meanwhile. */
    waitFor: async <T>(work: Promise<T>): Promise<T> => {
      setSending({ state: 'waiting' });
      const result = await work;
      setSending(IDLE);
      return result;
    },
    send: async (form: HTMLFormElement, url: string, content: Content) => {
      const onProgress = (percent: number) => setSending({ state: 'sending', percent });
      onProgress(0);
      const delivery = { form, handler, url, content, openedMs: openedMs.current, onProgress };
      const end = await deliver(delivery);
      setSending(end.sent ? { state: 'sent' } : { state: 'idle', unsent: end });
      return end;
    },
  };
}
