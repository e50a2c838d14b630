import { type RefObject, useMemo, useRef } from 'react';
import { type IMask, useIMask } from 'react-imask';
import { growingPhone, startedPhone, withoutCountry } from '@/lib/scouting/phone';

/** The first is the mask of the agency; a number of another country is kept as it is typed. */
type MaskedDynamic = InstanceType<typeof IMask.MaskedDynamic>;

const SHAPES = [
  { mask: '+00 (00) 00000-0000' },
  { mask: '+00 (00) 0000-0000' },
  { mask: /^.*$/ },
] as const;
const PLACES = { mobile: 0, landline: 1, other: 2 } as const;

/**
 * Shapes a phone number in a field while it is typed. The country that it put before the first digit
 * goes again when the number turns out to be of another one.
 */
export default function PhoneMask({ input }: { input: RefObject<HTMLInputElement | null> }) {
  /** What the field began as, when that is not what was typed. */
  const started = useRef<string | null>(null);
  const options = useMemo(
    () => ({
      mask: SHAPES.map((shape) => ({ ...shape })),
      prepare: (text: string, { value }: { value: string }) => {
        if (value !== '') return text;
        const begun = startedPhone(text);
        // The mask asks again with the answer.
        if (text !== started.current) started.current = begun === text ? null : begun;
        return begun;
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
      if (started.current === null || value === '' || growingPhone(value)) return;
      started.current = null;
      mask.value = withoutCountry(value);
    },
  });
  return null;
}
