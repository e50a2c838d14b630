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
  const options = useMemo(
    () => ({
      mask: SHAPES.map((shape) => ({ ...shape })),
      prepare: (text: string, { value }: { value: string }) => {
        const seen = withoutInvisible(text);
        // A single blank is typed; more than that is pasted.
        return value === '' && seen.length > 1 ? seen.trim() : seen;
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
      if (value === shape) return;
      shaped.current = null;
      if (shape && value.startsWith(shape)) {
        mask.value = typed + value.slice(shape.length);
        return;
      }
      const whole = shapePhone(value);
      if (whole === value || /\s$/.test(value)) return;
      shaped.current = { typed: value, shape: whole };
      mask.value = whole;
    },
  });
  return null;
}
