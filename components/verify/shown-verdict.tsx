import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import type { OwnContact } from '@/lib/verify/verdict';
import { verify } from '@/lib/verify/verify';
import { VerdictNote } from './verdict-note';

/** What was typed; a new object each time it is to be checked. */
export type Checked = { typed: string };

type Props = Omit<ComponentProps<typeof VerdictNote>, 'verdict'> & {
  checked: Checked;
  own: readonly OwnContact[];
};

/** The verdict on what was typed, brought into view. */
export default function ShownVerdict({ checked, own, ...note }: Props) {
  const verdict = useMemo(() => verify(checked.typed, own), [checked, own]);
  const place = useRef<HTMLDivElement>(null);

  // A phone's keyboard, which stays open, may have left no room for it.
  useEffect(() => {
    if (verdict) place.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);

  return (
    <div ref={place}>
      <VerdictNote {...note} verdict={verdict} />
    </div>
  );
}
