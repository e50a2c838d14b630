import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { Talent } from '@/lib/talents/talent';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { type Known, measuresOf, person } from '../../fixtures/people.ts';

let seo: typeof import('@/lib/seo/describe-talent');

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test', SITE_NAME: 'Agência', CATEGORY_ACTORS: '71' });
  seo = await import('@/lib/seo/describe-talent');
});

const ADULT = person({
  id: 7,
  name: 'Ana Souza',
  cover: 'talents/7/cover.jpg',
  birthdate: '1990-01-01',
  measures: { height: '175,5/5.9', weight: '60/132', waist: '62' },
  hair: 'Blonde',
});

const quantity = (value: number, unitCode: string) => ({
  ...{ '@type': 'QuantitativeValue', value, unitCode },
});

function describedIn(
  locale: Locale,
  talent: Parameters<typeof seo.describeTalent>[0],
  namesake = false,
) {
  const t = createTranslator({ locale, messages: messagesOf(locale) });
  return seo.describeTalent(talent, { namesake }, { t, locale });
}

describe('the description of an adult', () => {
  it('names measures, with the decimal mark of the language, and colors', () => {
    expect(describedIn('pt', ADULT).description).toBe(
      'Ana Souza, modelo da agência Agência – São Paulo: altura 175,5 cm, cintura 62 cm, peso 60 kg, cabelo loiro.',
    );
  });

  it.each<[Partial<Known>, object]>([
    [{ gender: 'woman' }, { gender: 'https://schema.org/Female' }],
    [{ gender: 'man' }, { gender: 'https://schema.org/Male' }],
    [{ gender: null }, {}],
    [{ gender: null, measures: { height: '175,5' } }, { height: quantity(175.5, 'CMT') }],
    [{ gender: null, measures: { weight: '60/132' } }, { weight: quantity(60, 'KGM') }],
  ])('has no facts besides %j', ({ measures = {}, ...known }, facts) => {
    const one = { ...ADULT, cover: null, ...known, measures: measuresOf(measures) };
    const page = describedIn('en', one);
    expect(page.data).toEqual([
      expect.objectContaining({
        mainEntity: {
          '@type': 'Person',
          '@id': 'https://site.test/en/models/7/ana-souza#person',
          name: 'Ana Souza',
          jobTitle: 'model',
          affiliation: { '@id': 'https://site.test/#agency' },
          ...facts,
        },
      }),
    ]);
  });

  it.each<[Partial<Talent>, string]>([
    [{ categories: [71] }, 'actress'],
    [{ categories: [71], gender: 'man' }, 'actor'],
    [{ categories: [1891] }, 'creative talent'],
    [{ categories: [1884] }, 'model'],
  ])('states the role of %j', (known, role) => {
    expect(describedIn('en', { ...ADULT, ...known }).description).toContain(`Ana Souza, ${role} `);
  });
});

const VIDEOS = [
  { provider: 'youtube', file: 'abc', preview: 'talents/7/video.jpg' },
  { provider: 'vimeo', file: '12/ff', preview: null },
] as const;

it('the videos of an adult are named, with their pictures and players; no minor has any', () => {
  const about = { '@id': 'https://site.test/en/models/7/ana-souza#person' };
  const [, ...videos] = describedIn('en', { ...ADULT, video: VIDEOS }).data ?? [];
  expect(videos).toEqual([
    {
      ...{ '@type': 'VideoObject', name: 'Ana Souza, video 1 (YouTube)', about },
      url: 'https://www.youtube.com/watch?v=abc',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0&playsinline=1',
      thumbnailUrl: 'https://site.test/storage/desktop/talents/7/video.jpg',
    },
    {
      ...{ '@type': 'VideoObject', name: 'Ana Souza, video 2 (Vimeo)', about },
      url: 'https://vimeo.com/12/ff',
      embedUrl: 'https://player.vimeo.com/video/12?h=ff&autoplay=1&dnt=1',
      thumbnailUrl: 'https://site.test/storage/desktop/talents/7/cover.jpg',
    },
  ]);
  const minor = { ...ADULT, video: VIDEOS, birthdate: '2020-01-01' };
  expect(describedIn('en', minor).data).toHaveLength(1);
});

describe('of a talent not known to be of age, only name and picture', () => {
  it.each<[string, Partial<Talent>]>([
    ['a child', { birthdate: '2020-01-01' }],
    ['unknown age', { birthdate: null }],
    ['an adult by date among the kids', { categories: [1886] }],
    ['an adult by date among the teens', { categories: [1887] }],
  ])('%s', (_name, known) => {
    const { description, data } = describedIn('en', { ...ADULT, ...known });
    expect(description).toBe('Ana Souza, model with Agência, a talent agency in São Paulo.');
    expect(data).toEqual([
      expect.objectContaining({
        mainEntity: {
          '@type': 'Person',
          '@id': 'https://site.test/en/models/7/ana-souza#person',
          name: 'Ana Souza',
          image: 'https://site.test/storage/desktop/talents/7/cover.jpg',
        },
      }),
    ]);
  });
});

it.each([
  ['talents/7/cover.jpg', ['talents/7/cover.jpg']],
  [null, []],
])('a link to a talent with the cover %j shows the faces %j', (cover, faces) => {
  const { preview } = describedIn('en', { ...ADULT, cover }, true);
  expect(preview).toEqual({ title: 'Ana Souza', id: 7, faces });
});

it('two people with the same name are distinguished by their ids', () => {
  const { title, description } = describedIn('pt', ADULT, true);
  expect(title).toBe('Ana Souza (7)');
  expect(description).toContain('Ana Souza (7), modelo');
});

it('a description is cut between words, and contains no half character', () => {
  const { description } = describedIn('pt', { ...ADULT, name: '😀'.repeat(150) });
  expect(description.length).toBeLessThanOrEqual(300);
  expect(description.isWellFormed()).toBe(true);
  expect(describedIn('pt', { ...ADULT, name: 'Ana '.repeat(100) }).description).toMatch(/Ana…$/);
});
