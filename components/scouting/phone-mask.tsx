import { type RefObject, useMemo, useRef } from 'react';
import { type IMask, useIMask } from 'react-imask';
import { withoutInvisible } from '@/lib/forms/clean';
import { growingPhone, shapePhone } from '@/lib/scouting/phone';

/** The first is the mask of the agency; a number of another country is kept as it is typed. */
type MaskedDynamic = InstanceType<typeof IMask.MaskedDynamic>;

const SHAPES = [
  { mask: '+00 (00) 00000-0000' },
  { mask: '+00 (00) 0000-0000' },
  { mask: /^.*$/ },
] as const;
const PLACES = { mobile: 0, landline: 1, other: 2 } as const;

/** A number that was given its country, and the text that it had been typed as. */
type Shaped = { typed: string; shape: string };

/**
 * Shapes a phone number in a field while it is typed. The country comes with the last digit that makes
 * it a Brazilian number, and not before; what is typed after that shows that it was another one.
 */
export default function PhoneMask({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const shaped = useRef<Shaped | null>(null);
  /** What stays as it is typed, because it went on after a number that had been shaped. */
  const unshaped = useRef<string | null>(null);
  const options = useMemo(
    () => ({
      mask: SHAPES.map((shape) => ({ ...shape })),
      prepare: (text: string, { value }: { value: string }) => {
        const seen = withoutInvisible(text);
        return value === '' ? seen.trimStart() : seen;
      },
      dispatch: (appended: string, typed: MaskedDynamic, _flags: object, tail: unknown) => {
        const text = `${typed.value}${appended}${tail}`;
        return typed.compiledMasks[PLACES[growingPhone(text) ?? 'other']];
      },
    }),
    [],
  );
  useIMask(options, {
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
  return null;
}
