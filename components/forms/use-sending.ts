import { useEffect, useEffectEvent, useReducer } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { SENT_MS } from '@/lib/config/constants';
import type { Unsent } from './post-form';

type Sending =
  | { state: 'idle'; unsent: Unsent | null }
  /** Something still has to be read before the form can be sent. */
  | { state: 'waiting' }
  | { state: 'sending'; percent: number }
  | { state: 'sent' };

/** `errors`: what the server found, until the form is sent again. */
type SendingState<T extends FieldValues> = { sending: Sending; errors?: FieldErrors<T> };

type SendingEvent<T extends FieldValues> =
  | { type: 'checking' | 'waiting' | 'sent' | 'reset' }
  | { type: 'progress'; percent: number }
  | { type: 'refused'; unsent: Unsent; errors: FieldErrors<T> };

const START = { sending: { state: 'idle', unsent: null } } as const;

function reduce<T extends FieldValues>(
  { errors }: SendingState<T>,
  event: SendingEvent<T>,
): SendingState<T> {
  switch (event.type) {
    case 'checking':
      return { ...START, errors };
    case 'waiting':
      return { sending: { state: 'waiting' }, errors };
    case 'progress':
      return { sending: { state: 'sending', percent: event.percent } };
    case 'refused':
      return { sending: { state: 'idle', unsent: event.unsent }, errors: event.errors };
    case 'sent':
      return { sending: { state: 'sent' } };
    case 'reset':
      return START;
  }
}

/** `onReset`, of a form that can be filled in again, comes a moment after the success message. */
export function useSending<T extends FieldValues>(onReset: (() => void) | undefined) {
  const [state, dispatch] = useReducer(reduce<T>, START);
  const resets = onReset !== undefined && state.sending.state === 'sent';
  const reset = useEffectEvent(() => {
    dispatch({ type: 'reset' });
    onReset?.();
  });
  useEffect(() => {
    if (!resets) return;
    const timer = setTimeout(() => reset(), SENT_MS);
    return () => clearTimeout(timer);
  }, [resets]);
  const isSending = state.sending.state === 'sending';
  useEffect(() => {
    if (!isSending) return;
    // The browser asks whether to leave.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
  return [state, dispatch] as const;
}
