import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fillFields } from '@/components/forms/form-state';
import type { Brief, Sender } from '@/lib/favorites/schema';
import { BRIEF_TAKEN, takeHandedOver } from '@/lib/favorites/taken-brief';

type Fields = Brief & Sender;

/**
 * Fills the form with what a message said: the brief takes it over, the sender's fields only where
 * they are empty. `onTaken` is called when the brief changed.
 */
export function useTakenBrief(
  form: UseFormReturn<Fields, unknown, Fields>,
  onTaken: () => void,
): void {
  const fill = useEffectEvent(() => {
    const taken = takeHandedOver();
    if (!taken) return;
    const typed = form.getValues();
    const missing = Object.entries(taken.sender).filter(([name]) => !typed[name as keyof Sender]);
    fillFields(form, { ...taken.brief, ...Object.fromEntries(missing) } as Partial<Fields>);
    if (Object.keys(taken.brief).length > 0) onTaken();
  });
  useEffect(() => {
    const taken = () => fill();
    taken();
    window.addEventListener(BRIEF_TAKEN, taken);
    return () => window.removeEventListener(BRIEF_TAKEN, taken);
  }, []);
}
