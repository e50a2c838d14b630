'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import type { UnitSystem } from '@/lib/talents/measures';
import { followUnits, storedUnits } from '@/lib/talents/unit-preference';
import { UnitSwitch } from './unit-switch';

type Props = {
  title: string;
  label: string;
  systems: Record<UnitSystem, string>;
  /** The rows, with the texts of both systems; CSS shows one of them. */
  children: ReactNode;
};

/** Switch between metric and imperial measures; the server renders metric ones. */
export function Units({ title, label, systems, children }: Props) {
  const chosen = useSyncExternalStore(followUnits, storedUnits, () => 'metric' as const);
  return (
    <div data-units={chosen}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="caps">{title}</h2>
        <UnitSwitch label={label} systems={systems} chosen={chosen} />
      </div>
      {children}
    </div>
  );
}
