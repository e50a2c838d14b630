'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import type { UnitSystem } from '@/lib/talents/measure-table';
import { followUnits, storedUnits, storeUnits } from '@/lib/talents/unit-preference';

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
    <div
      data-units={chosen}
      className="[&_[data-system=imperial]]:hidden data-[units=imperial]:[&_[data-system=imperial]]:inline data-[units=imperial]:[&_[data-system=metric]]:hidden"
    >
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="caps">{title}</h2>
        <UnitSwitch label={label} systems={systems} chosen={chosen} />
      </div>
      {children}
    </div>
  );
}

const SYSTEMS: readonly UnitSystem[] = ['metric', 'imperial'];

type UnitSwitchProps = {
  label: string;
  systems: Readonly<Record<UnitSystem, string>>;
  chosen: UnitSystem;
  onChoose?: (system: UnitSystem) => void;
};

/** The visitor's choice of units, stored in this browser. */
export function UnitSwitch({ label, systems, chosen, onChoose }: UnitSwitchProps) {
  return (
    <fieldset className="-mr-2 flex text-mute text-sm noscript:hidden">
      <legend className="sr-only">{label}</legend>
      {SYSTEMS.map((system) => (
        <button
          key={system}
          type="button"
          aria-pressed={system === chosen}
          onClick={() => {
            storeUnits(system);
            onChoose?.(system);
          }}
          className="min-h-11 cursor-pointer px-2 underline decoration-transparent underline-offset-[0.4em] transition-colors duration-200 hover:text-ink aria-pressed:text-ink aria-pressed:decoration-current"
        >
          {systems[system]}
        </button>
      ))}
    </fieldset>
  );
}
