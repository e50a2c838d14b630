'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import type { UnitSystem } from '@/lib/talents/measures';
import { followUnits, keepUnits, keptUnits } from '@/lib/talents/unit-preference';

const SYSTEMS: readonly UnitSystem[] = ['metric', 'imperial'];

type Props = {
  title: string;
  label: string;
  systems: Record<UnitSystem, string>;
  /** The rows, with the texts of both systems: which of them shows is a matter of style. */
  children: ReactNode;
};

/** The choice between metric and imperial measures; the server's page shows metric ones. */
export function Units({ title, label, systems, children }: Props) {
  const chosen = useSyncExternalStore(followUnits, keptUnits, () => 'metric' as const);
  return (
    <div data-units={chosen}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="caps">{title}</h2>
        <fieldset className="flex noscript:hidden">
          <legend className="sr-only">{label}</legend>
          {SYSTEMS.map((system) => (
            <button
              key={system}
              type="button"
              aria-pressed={system === chosen}
              onClick={() => keepUnits(system)}
              className="min-h-11 cursor-pointer px-2 text-mute text-sm underline decoration-transparent underline-offset-[0.4em] transition-colors duration-200 last:-mr-2 hover:text-ink aria-pressed:text-ink aria-pressed:decoration-current"
            >
              {systems[system]}
            </button>
          ))}
        </fieldset>
      </div>
      {children}
    </div>
  );
}
