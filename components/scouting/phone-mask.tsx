import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type IMask, useIMask } from 'react-imask';
import { withoutInvisible } from '@/lib/clean-text';
import { growingPhone, shapePhone } from '@/lib/scouting/phone';

/** The first is the agency's mask; a number of another country stays as it is typed. */
type MaskedDynamic = InstanceType<typeof IMask.MaskedDynamic>;

const SHAPES = [
  { mask: '+00 (00) 00000-0000' },
  { mask: '+00 (00) 0000-0000' },
  { mask: /^.*$/ },
] as const;
const PLACES = { mobile: 0, landline: 1, other: 2 } as const;

/** A number that got its country code, and the text as it was typed. */
type Shaped = { typed: string; shape: string };

/**
 * Formats a phone number while it is typed. The country code is added with the digit that completes
 * a Brazilian number, and removed if more is typed after that: then it was another number.
 */
export default function PhoneMask({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const shaped = useRef<Shaped | null>(null);
  /** Text that stays as typed, because it continued after a completed number. */
  const unshaped = useRef<string | null>(null);
  const options = useMemo(
    () => ({
      mask: SHAPES.map((shape) => ({ ...shape })),
      prepare: (text: string, { value }: { value: string }) => {
        const visible = withoutInvisible(text);
        return value === '' ? visible.trimStart() : visible;
      },
      dispatch: (appended: string, typed: MaskedDynamic, _flags: object, tail: unknown) => {
        const text = `${typed.value}${appended}${tail}`;
        return typed.compiledMasks[PLACES[growingPhone(text) ?? 'other']];
      },
    }),
    [],
  );
  const { maskRef } = useIMask(options, {
    ref: input,
    onAccept: (value, mask) => {
      const { typed, shape } = shaped.current ?? { typed: '', shape: '' };
      if (value === shape || value === unshaped.current) return;
      shaped.current = null;
      if (shape && value.startsWith(shape)) {
        unshaped.current = typed + value.slice(shape.length);
        mask.value = unshaped.current;
        return;
      }
      unshaped.current = null;
      const whole = shapePhone(value);
      if (whole === value || !growingPhone(whole)) return;
      shaped.current = { typed: value, shape: whole };
      mask.value = whole;
    },
  });

  // The mask locates a change by the caret, which autofill leaves anywhere. `restore` runs after the mask.
  useEffect(() => {
    const field = input.current;
    let filled: string | null = null;
    const keep = (event: Event) => {
      filled = isTyped(event) ? null : (field?.value ?? null);
    };
    const restore = () => {
      if (filled !== null && maskRef.current) maskRef.current.value = shapePhone(filled);
    };
    field?.addEventListener('input', keep, { capture: true });
    field?.addEventListener('input', restore);
    return () => {
      field?.removeEventListener('input', keep, { capture: true });
      field?.removeEventListener('input', restore);
    };
  }, [input, maskRef]);
  return null;
}

/** False if the browser replaced the whole value, as autofill does. */
function isTyped(event: Event): boolean {
  const kind = event instanceof InputEvent ? event.inputType : '';
  return kind !== '' && kind !== 'insertReplacementText';
}
