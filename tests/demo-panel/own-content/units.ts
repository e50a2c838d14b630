/** The units that a cell or a header may name. */
export type Unit = 'cm' | 'm' | 'in' | 'kg' | 'lb';

const UNITS: Readonly<Record<string, Unit>> = {
  ...{ cm: 'cm', cms: 'cm', centimetros: 'cm', centimeters: 'cm', centimetres: 'cm' },
  ...{ m: 'm', mt: 'm', mts: 'm', metro: 'm', metros: 'm', meters: 'm', metres: 'm' },
  ...{ in: 'in', inch: 'in', inches: 'in', pol: 'in', polegadas: 'in', pulgadas: 'in' },
  ...{ kg: 'kg', kgs: 'kg', kilos: 'kg', quilos: 'kg' },
  ...{ lb: 'lb', lbs: 'lb', pounds: 'lb', libras: 'lb' },
};

/** The unit that a word names; undefined for any other word. */
export function unitOf(word: string): Unit | undefined {
  return Object.hasOwn(UNITS, word) ? UNITS[word] : undefined;
}
