import { useEffect, useRef, useState } from 'react';
import { SENT_MS } from '@/lib/constants';
import { FILLING_MS } from '@/lib/forms/limits';
import { type Outcome, postForm } from './post-form';
import { plausibleTime } from './robot-checks';

export type SendingState =
  | { state: 'idle'; problem: Extract<Outcome, { sent: false }>['code'] | null }
  | { state: 'sending'; percent: number }
  | { state: 'sent' };

type Send = {
  url: string;
  key: string;
  body: (filling: { name: string; ms: string }) => FormData | Record<string, string>;
};

/**
 * Sends a form and tells how far it is: idle, sending, and sent for a moment, after which `onReset`
 * is called. A second call while one is under way does nothing.
 */
export function useSender(onReset: () => void) {
  const [sending, setSending] = useState<SendingState>({ state: 'idle', problem: null });
  const opened = useRef(0);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reset = useRef(onReset);

  useEffect(() => {
    reset.current = onReset;
  });
  useEffect(() => {
    opened.current = performance.now();
    return () => clearTimeout(timer.current);
  }, []);

  async function send({ url, key, body }: Send): Promise<Outcome | null> {
    if (busy.current) return null;
    busy.current = true;
    setSending({ state: 'sending', percent: 0 });
    const ms = await plausibleTime(opened.current);
    const outcome = await postForm({
      url,
      key,
      body: body({ name: FILLING_MS, ms: String(Math.round(ms)) }),
      onProgress: (percent) => setSending({ state: 'sending', percent }),
    });
    if (outcome.sent) {
      setSending({ state: 'sent' });
      timer.current = setTimeout(() => {
        busy.current = false;
        setSending({ state: 'idle', problem: null });
        reset.current();
      }, SENT_MS);
    } else {
      busy.current = false;
      setSending({ state: 'idle', problem: outcome.code });
    }
    return outcome;
  }

  return { sending, send, isBusy: () => busy.current };
}
