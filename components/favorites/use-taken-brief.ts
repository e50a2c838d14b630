import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fillFields } from '@/components/forms/form-state';
import type { Brief, Sender } from '@/lib/favorites/schema';
import { BRIEF_TAKEN, takeHandedOver } from '@/lib/favorites/taken-brief';

type Fields = Brief & Sender;

/**
 * Fills the form with the facts of a message: they replace fields of the brief, and fill the sender's
 * fields only if those are empty. Calls `onTaken` when the brief has changed.
 */
export function useTakenBrief(
  form: UseFormReturn<Fields, unknown, Fields>,
  onTaken: () => void,
): void {
  const fill = useEffectEvent(() => {
    const used = takeHandedOver();
    if (!used) return;
    const typed = form.getValues();
    const missing = Object.entries(used.sender).filter(([name]) => !typed[name as keyof Sender]);
    fillFields(form, { ...used.brief, ...Object.fromEntries(missing) } as Partial<Fields>);
    if (Object.keys(used.brief).length > 0) onTaken();
  });
  useEffect(() => {
    const used = () => fill();
    used();
    window.addEventListener(BRIEF_TAKEN, used);
    return () => window.removeEventListener(BRIEF_TAKEN, used);
  }, []);
}
