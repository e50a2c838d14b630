import type { UnitSystem } from '@/lib/talents/measures';
import { storeUnits } from '@/lib/talents/unit-preference';

const SYSTEMS: readonly UnitSystem[] = ['metric', 'imperial'];

type Props = {
  label: string;
  systems: Readonly<Record<UnitSystem, string>>;
  chosen: UnitSystem;
  onChoose?: (system: UnitSystem) => void;
};

/** The visitor's choice of units, stored in this browser. */
export function UnitSwitch({ label, systems, chosen, onChoose }: Props) {
  return (
    <fieldset className="flex noscript:hidden">
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
          className="min-h-11 cursor-pointer px-2 text-mute text-sm underline decoration-transparent underline-offset-[0.4em] transition-colors duration-200 last:-mr-2 hover:text-ink aria-pressed:text-ink aria-pressed:decoration-current"
        >
          {systems[system]}
        </button>
      ))}
    </fieldset>
  );
}
