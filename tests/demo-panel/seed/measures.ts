import type { Gender } from './names.ts';
import type { Random } from './random.ts';

type MeasureName =
  | 'height'
  | 'bust'
  | 'waist'
  | 'hips'
  | 'weight'
  | 'suit'
  | 'shirt'
  | 'jeans'
  | 'shoes';

/** As the service writes them: mostly text with both units, sometimes a bare number or nothing. */
export type Measures = Partial<Record<MeasureName, string | number | null>>;

const feet = (cm: number) => {
  const inches = Math.round(cm / 2.54);
  return `${Math.floor(inches / 12)}.${inches % 12}`;
};
const heightText = (cm: number) => `${cm}/${feet(cm)}`;
const lengthText = (cm: number) => `${cm}/${(cm / 2.54).toFixed(1)}`;
const weightText = (kg: number) => `${kg}/${(kg * 2.2046).toFixed(1)}`;

function childMeasures(random: Random, age: number): Measures {
  const height = Math.round(78 + age * 6.1 + random.between(-4, 5));
  const shoes = Math.min(36, Math.round(23 + age * 1.1 + random.between(-1, 1)));
  return {
    height: heightText(height),
    weight: weightText(Math.round(height * 0.42 - 28 + random.between(-2, 3))),
    shirt: String(2 * Math.ceil(age / 2)),
    jeans: String(2 * Math.ceil(age / 2)),
    shoes: String(shoes),
  };
}

function womanMeasures(random: Random, height: number, curvy: boolean): Measures {
  const waist = random.whole(58, 67) + (curvy ? random.whole(18, 32) : 0);
  const hips = waist + random.whole(24, 31);
  return {
    height: heightText(height),
    bust: lengthText(waist + random.whole(19, 26)),
    waist: lengthText(waist),
    hips: lengthText(hips),
    weight: weightText(Math.round((height - 112) * (curvy ? 1.35 : 0.92) + random.between(-3, 4))),
    jeans: jeansText(random, 2 * Math.round((hips - 18) / 4)),
    shoes: shoesText(random, random.whole(34, 41)),
  };
}

function manMeasures(random: Random, height: number, curvy: boolean): Measures {
  const waist = random.whole(72, 84) + (curvy ? random.whole(16, 30) : 0);
  return {
    height: heightText(height),
    bust: lengthText(waist + random.whole(16, 24)),
    waist: lengthText(waist),
    hips: lengthText(waist + random.whole(14, 20)),
    weight: weightText(Math.round((height - 106) * (curvy ? 1.3 : 0.98) + random.between(-4, 6))),
    suit: String(2 * random.whole(23, 27)),
    shirt: String(random.whole(38, 44)),
    jeans: jeansText(random, 2 * Math.round(waist / 4) + 2),
    shoes: shoesText(random, random.whole(38, 45)),
  };
}

function jeansText(random: Random, size: number): string {
  return random.chance(0.06) ? `${size}x${size + 2}` : String(size);
}

function shoesText(random: Random, size: number): string {
  if (random.chance(0.12)) return `${size}.5`;
  return random.chance(0.05) ? `${size}/${size - 31}` : String(size);
}

/** Drops or distorts some values, as in records that people typed for years. */
function withGaps(random: Random, measures: Measures): Measures {
  const bent: Measures = { ...measures };
  for (const name of Object.keys(measures) as MeasureName[]) {
    const fate = random.next();
    if (fate < 0.02) delete bent[name];
    else if (fate < 0.035) bent[name] = null;
    else if (fate < 0.05) bent[name] = '';
    else if (fate < 0.07) bent[name] = Number.parseFloat(String(measures[name]));
  }
  return bent;
}

export function inventMeasures(
  random: Random,
  { gender, age, curvy }: { gender: Gender; age: number; curvy: boolean },
): Measures {
  if (age < 12) return withGaps(random, childMeasures(random, age));
  const youth = age < 16 ? (16 - age) * 4 : 0;
  const eldest = age >= 60 ? 6 : 0;
  const [low, high] = gender === 'woman' ? [165, 182] : [175, 194];
  const height = random.whole(low, high) - youth - eldest;
  const measure = gender === 'woman' ? womanMeasures : manMeasures;
  return withGaps(random, measure(random, height, curvy));
}
