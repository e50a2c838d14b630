import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import type { OwnContact } from '@/lib/verify/verdict';
import { verify } from '@/lib/verify/verify';
import { VerdictNote } from './verdict-note';

/** The text to check; a new object for each check. */
export type Checked = { typed: string };

type Props = Omit<ComponentProps<typeof VerdictNote>, 'verdict'> & {
  checked: Checked;
  own: readonly OwnContact[];
};

/** The verdict on the typed text, scrolled into view. */
export default function ShownVerdict({ checked, own, ...note }: Props) {
  const verdict = useMemo(() => verify(checked.typed, own), [checked, own]);
  const place = useRef<HTMLDivElement>(null);

  // A phone's on-screen keyboard stays open and may cover it.
  useEffect(() => {
    if (verdict) place.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);

  return (
    <div ref={place}>
      <VerdictNote {...note} verdict={verdict} />
    </div>
  );
}
