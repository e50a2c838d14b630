import { beforeEach, expect, it, vi } from 'vitest';
import { drawFacts, factsHeight, factsOf } from '@/lib/pdf/facts';
import { lineHeight } from '@/lib/pdf/lines';
import { drawnPaper } from '../../fixtures/drawn-paper.ts';
import { person } from '../../fixtures/people.ts';

vi.mock('@/lib/site', () => ({ siteName: () => 'Vitrine' }));

const NOW = new Date('2026-11-23T12:00:00Z');
const labels = (birthdate: string | null, categories: number[] = []) => {
  const talent = person({ id: 1, birthdate, categories, measures: { height: '175/5.9' } });
  return factsOf(talent, NOW, 'pt');
};

it('the measures match the page, in both systems of units, with the age of an adult', () => {
  expect(labels('1999-03-21')).toEqual([
    { label: 'Altura', text: '175 cm · 5′9″' },
    { label: 'Idade', text: '27 anos' },
  ]);
});

it.each<[string, string | null, number[]]>([
  ['a minor', '2012-03-21', []],
  ['an adult in a category of minors', '1999-03-21', [1886]],
  ['a talent without a birth date', null, []],
])('the age of %s is not printed', (_who, birthdate, categories) => {
  expect(labels(birthdate, categories).map(({ label }) => label)).toEqual(['Altura']);
});

it.each([
  ['bust', '85/33.5', '85 cm · 33½″'],
  ['bust', '84/33.1', '84 cm · 33″'],
  ['bust', '84/32.8', '84 cm · 33″'],
  ['waist', '60/23.6', '60 cm · 23½″'],
  ['waist', '60/24', '60 cm · 24″'],
  ['weight', '68/149.9', '68 kg · 150 lb'],
  ['height', '180/5.11', '180 cm · 5′11″'],
])('%s of %s is printed as %s', (measure, value, text) => {
  const talent = person({ id: 1, birthdate: '1999-03-21', measures: { [measure]: value } });
  expect(factsOf(talent, NOW, 'en')[0]?.text).toBe(text);
});

const STYLE = { face: 'text', size: 8 } as const;
const SETTING = { label: STYLE, value: STYLE, width: 40, space: 1 };
const LINE = lineHeight(STYLE);

let drawn: ReturnType<typeof drawnPaper>;
beforeEach(() => {
  drawn = drawnPaper();
  drawn.paper.addPage();
});

function draw(facts: readonly { label: string; text: string }[]) {
  const { paper, pages } = drawn;
  drawFacts(paper, paper.root, facts, { ...SETTING, x: 20, top: 30 });
  paper.end();
  const texts = pages[0]?.texts ?? [];
  return {
    labels: texts.filter(({ tags }) => tags.endsWith('Lbl')),
    values: texts.filter(({ tags }) => tags.endsWith('LBody')),
  };
}

it('a value that is too long for the line of its label is below it, on as many lines as it needs', () => {
  const text = 'Castanho escuro com reflexos claros nas pontas';
  const { labels, values } = draw([
    { label: 'Cabelos', text },
    { label: 'Olhos', text: 'Verdes' },
  ]);
  const long = values.slice(0, -1);
  expect(long.map((line) => line.text).join(' ')).toBe(text);
  expect(long.length).toBeGreaterThan(1);
  const first = labels[0]?.baseline ?? 0;
  for (const [place, { baseline, right }] of long.entries()) {
    expect(baseline).toBeCloseTo(first + (place + 1) * LINE, 1);
    expect(right).toBe(60);
  }
  const next = labels[1]?.baseline ?? 0;
  expect(next - first).toBeCloseTo((long.length + 1) * LINE + 1, 1);
  expect(values.at(-1)?.baseline).toBe(next);
});

it.each([
  ['fits beside its label with a gap of 3 mm', 0.01, 0],
  ['would be nearer than that to its label', -0.01, 1],
])('a value that %s adds %s mm: lines below: %i', (_what, more, below) => {
  const { paper } = drawn;
  const fact = { label: 'Olhos', text: 'Verdes' };
  const needed = paper.widthOf(fact.label, STYLE) + 3 + paper.widthOf(fact.text, STYLE);
  const height = factsHeight(paper, [fact], { ...SETTING, width: needed + more });
  expect(height).toBeCloseTo((1 + below) * LINE + 1, 5);
});
