import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { cardOf } from '@/lib/talents/listed-talent';
import type { UnitSystem } from '@/lib/talents/measure-table';
import { measureTexts } from '@/lib/talents/measure-text';
import { cardRows, profileRows as rowsOf } from '@/lib/talents/rows';
import type { Talent } from '@/lib/talents/talent';
import { type MeasuresOfPanel, measuresOf } from '../../fixtures/people.ts';

const SENT = {
  ...{ shoes: '38/7', jeans: '38x40', shirt: '40', suit: '48', weight: '60/132.3' },
  ...{ hips: '90/35.4', waist: '62/24.4', bust: '84/33.1', height: '175/5.9' },
};
const talent: Talent = {
  ...{ id: 1, name: 'Ana', cover: null, gender: 'woman', birthdate: '2000-05-10', categories: [] },
  ...{ hair: 'Dark Brown', eyes: 'Green', skinTone: '1162', measures: measuresOf(SENT) },
};
const bare: Talent = { ...talent, hair: null, eyes: null, skinTone: null, measures: {} };
const withMeasures = (one: Talent, sent: MeasuresOfPanel) => ({
  ...one,
  measures: measuresOf(sent),
});
const profileRows = (one: Talent, locale: Locale, system: UnitSystem) =>
  rowsOf(one, measureTexts(one.measures), locale).map((row) => ({
    key: row.key,
    text: row[system],
  }));

describe('the rows of a card', () => {
  it('are six, in order, in metric units', () => {
    expect(cardRows(cardOf(talent), 'pt')).toEqual([
      { key: 'height', text: '175 cm' },
      { key: 'jeans', text: '38 BR' },
      { key: 'shoes', text: '38' },
      { key: 'eyes', text: 'Verdes' },
      { key: 'hair', text: 'Castanho-escuro' },
      { key: 'skinTone', text: 'Branca' },
    ]);
  });

  it('omit missing values, and are empty when nothing is known', () => {
    const { jeans, ...measures } = SENT;
    expect(
      cardRows(cardOf(withMeasures({ ...talent, eyes: null }, measures)), 'en').map(
        ({ key }) => key,
      ),
    ).toEqual([...['height', 'shoes', 'hair', 'skinTone']]);
    expect(cardRows(cardOf(withMeasures(talent, { height: '' })), 'en')[0]?.key).toBe('eyes');
    expect(cardRows(cardOf(bare), 'pt')).toEqual([]);
  });

  it('show no measure without a number, not even one stored with a selection', () => {
    const measures = { height: 'n/a', jeans: '-', shoes: '39' };
    const card = cardOf(withMeasures(bare, measures));
    expect(card.texts).toEqual({ shoes: '39' });
    const stored = { ...card, texts: { height: 'n', shoes: '39' } };
    expect(cardRows(stored, 'pt')).toEqual([{ key: 'shoes', text: '39' }]);
  });

  it('use the decimal separator of the language', () => {
    const card = cardOf(withMeasures(bare, { height: '170,5/5.7', shoes: '40.5' }));
    const texts = (locale: Locale) => cardRows(card, locale).map(({ text }) => text);
    expect(texts('pt')).toEqual(['170,5 cm', '40,5']);
    expect(texts('en')).toEqual(['170.5 cm', '40.5']);
    expect(texts('es')).toEqual(['170,5 cm', '40,5']);
  });

  it('name Brazil as the country of a size, except in Portuguese', () => {
    const measures = { jeans: '38', shoes: '37', height: '175/5.9' };
    const texts = (jeans: string, locale: Locale) =>
      cardRows(cardOf(withMeasures(bare, { ...measures, jeans })), locale).map(({ text }) => text);
    expect(texts('38', 'pt')).toEqual(['175 cm', '38', '37']);
    expect(texts('38', 'en')).toEqual(['175 cm', '38 BR', '37']);
    expect(texts('38,5', 'es')).toEqual(['175 cm', '38,5 BR', '37']);
    expect(texts('38x40', 'en')).toEqual(['175 cm', '38 BR', '37']);
    expect(texts('38 BR', 'en')).toEqual(['175 cm', '38 BR', '37']);
  });
});

describe('the rows of a profile', () => {
  const keys = ['height', 'bust', 'waist', 'hips', 'weight', 'suit', 'shirt', 'jeans', 'shoes'];
  const colors = ['hair', 'eyes', 'skinTone'];

  it('are all measures and colors, in order', () => {
    expect(profileRows(talent, 'en', 'metric').map(({ key }) => key)).toEqual([...keys, ...colors]);
  });

  it('call the bust of a man his chest', () => {
    const shown = profileRows({ ...talent, gender: 'man' }, 'en', 'metric');
    expect(shown[1]).toEqual({ key: 'chest', text: '84 cm' });
    const others = [...keys, ...colors].filter((key) => key !== 'bust');
    expect(shown.map(({ key }) => key).filter((key) => key !== 'chest')).toEqual(others);
    expect(profileRows({ ...talent, gender: null }, 'en', 'metric')[1]?.key).toBe('bust');
  });

  it('come in either system of units', () => {
    const texts = profileRows(talent, 'en', 'imperial').map(({ text }) => text);
    expect(texts.slice(0, 5)).toEqual(['5′9″', '33.1″', '24.4″', '35.4″', '132.3 lb']);
  });

  it('omit a measure without a number, and use the decimal separator of the language', () => {
    const measures = { height: 'n/a', shirt: 'M', bust: '88/34.6', shoes: '40.5' };
    const texts = (locale: Locale) =>
      profileRows(withMeasures(bare, measures), locale, 'imperial').map(({ text }) => text);
    expect(texts('pt')).toEqual(['34,6″', '40,5']);
    expect(texts('en')).toEqual(['34.6″', '40.5']);
  });

  it('omit missing values', () => {
    expect(profileRows(bare, 'pt', 'metric')).toEqual([]);
    const few = withMeasures(bare, { shoes: '40', waist: '70' });
    expect(profileRows(few, 'pt', 'metric').map(({ key }) => key)).toEqual(['waist', 'shoes']);
  });
});
