import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { honeypotOf, plausibleTime } from '@/components/forms/robot-checks';
import type { PostedCasting, Sender } from '@/lib/favorites/schema';
import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import { FILLING_MS, HONEYPOT } from '@/lib/forms/limits';
import { type Posted, postCasting } from './post-casting';

type Phase = 'idle' | 'sending' | 'sent';
type Failure = Exclude<Posted['kind'], 'sent' | 'invalid'>;

const FIELDS = ['name', 'phone', 'email'] as const satisfies (keyof Sender)[];

/** The rules are needed when the form is filled in, which few who open the page do. */
export const loadRules = () => import('@/lib/favorites/schema');

const resolver: Resolver<Sender> = async (values) => {
  const { refusedFields, sender } = await loadRules();
  const read = sender.safeParse(values);
  if (read.success) return { values: read.data, errors: {} };
  const faults = refusedFields(read.error).map((field) => [field, { type: 'invalid' }]);
  return { values: {}, errors: Object.fromEntries(faults) };
};

/**
 * The form that sends a selection: idle, sending, sent. A selection that was not sent keeps its key,
 * so that it counts once even when the first try did arrive; a changed one is another one.
 */
export function useCasting(
  talents: PostedCasting['talents'],
  onGone: (ids: readonly number[]) => void,
) {
  const form = useForm<Sender>({
    resolver,
    defaultValues: { name: '', phone: '', email: '' },
    shouldFocusError: true,
  });
  const [phase, setPhase] = useState<Phase>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tried, setTried] = useState(false);
  const last = useRef({ body: '', key: '' });
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);

  const send = async (values: Sender, event?: React.BaseSyntheticEvent) => {
    if (talents.length === 0) return;
    const trap = honeypotOf(event?.target as HTMLFormElement | undefined);
    const casting = { ...values, talents };
    const body = JSON.stringify(casting);
    if (last.current.body !== body) last.current = { body, key: newIdempotencyKey() };
    setPhase('sending');
    const posted = await postCasting(last.current.key, {
      ...casting,
      [HONEYPOT]: trap,
      [FILLING_MS]: await plausibleTime(opened.current),
    });
    setPhase(posted.kind === 'sent' ? 'sent' : 'idle');
    if (posted.kind === 'sent') return;
    if (posted.kind === 'invalid') {
      const refused = FIELDS.filter((field) => posted.fields.includes(field));
      for (const field of refused) form.setError(field, { type: 'invalid' });
      return;
    }
    if (posted.kind === 'gone') onGone(posted.ids);
    setFailure(posted.kind);
  };

  const submit = form.handleSubmit(send);
  const { errors } = form.formState;
  return {
    phase,
    failure,
    errors,
    register: form.register,
    invalid: tried && (talents.length === 0 || Object.keys(errors).length > 0),
    submit: (event: React.FormEvent) => {
      setTried(true);
      setFailure(null);
      submit(event).catch(() => setFailure('failed'));
    },
  };
}
