import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { type RosterQuery, writeRosterQuery } from '@/lib/talents/query';
import { FULL_RANGES } from '@/lib/talents/ranges';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let seo: typeof import('@/lib/seo/describe-list') & typeof import('@/lib/seo/describe-page');

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test', SITE_NAME: 'Agência' });
  seo = {
    ...(await import('@/lib/seo/describe-list')),
    ...(await import('@/lib/seo/describe-page')),
  };
});

const wordsOf = (locale: Locale) => {
  return { t: createTranslator({ locale, messages: messagesOf(locale) }), locale };
};

const NAMES = ['Ana Souza', 'Bia Reis', 'Caio Luz', 'Duda Paz', 'Eva Sol'];
const CARDS = NAMES.map((name, place) => {
  return { id: place + 1, name, cover: place === 1 ? null : `talents/${place + 1}/cover.jpg` };
});
const FACES = [1, 3, 4, 5].map((id) => `talents/${id}/cover.jpg`);
const WHOLE: RosterQuery = { page: 1, filter: EMPTY_FILTER };

function list(query: Partial<RosterQuery> = {}) {
  const bounds = FULL_RANGES;
  const asked = { ...WHOLE, ...query };
  const written = writeRosterQuery(asked).toString();
  return { view: 'women', query: asked, written, cards: CARDS, total: 45, bounds } as const;
}

it('a list shows the faces of those of its first talents that have one', () => {
  const page = seo.describeList(list(), wordsOf('pt'));
  expect(page.preview).toMatchObject({ title: 'Mulheres', faces: FACES, query: '' });
});

it('a filtered list says its filters in title and description alone', () => {
  const filter = { ...EMPTY_FILTER, hair: ['Grey'] };
  const page = seo.describeList(list({ filter, page: 2 }), wordsOf('pt'));
  expect(page.title).toBe('Mulheres grisalhas: 45 talentos, página 2');
  expect(page.description).toMatch(/^Mulheres grisalhas, página 2 na agência .*: 45 talentos/);
  expect(page.preview?.title).toBe('Mulheres');
});

describe('a shared selection', () => {
  it('shows its first four, and is not indexed', () => {
    const page = seo.describeSelection(CARDS, wordsOf('pt'));
    expect(page).toEqual({
      route: { page: 'favorites' },
      title: 'Seleção compartilhada',
      description:
        'Seleção com 5 talentos da agência Agência: Ana Souza, Bia Reis, Caio Luz e Duda Paz.',
      indexed: false,
      preview: {
        title: 'Seleção compartilhada',
        faces: [1, 3, 4].map((id) => `talents/${id}/cover.jpg`),
        query: 'ids=1,2,3,4',
      },
    });
  });

  it('without talents is described as the page to make one', () => {
    const page = seo.describeSelection([], wordsOf('pt'));
    expect(page.description).toBe(
      'Monte a sua seleção de talentos da Agência e envie à agência, com suas notas.',
    );
    expect(page.preview).toEqual({ title: 'Seleção compartilhada', faces: [] });
  });
});
