import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Galleries } from '@/components/profile/galleries';
import { MeasureRows } from '@/components/profile/measure-rows';
import { ProfileActions } from '@/components/profile/profile-actions';
import { Composites } from '@/components/profile/profile-screen';
import type { Profile } from '@/lib/talents/talent';
import { person } from '../fixtures/people.ts';
import { markupOf } from '../fixtures/server-markup.ts';

vi.mock('next-intl/server', async () => (await import('../fixtures/server-markup.ts')).portuguese);

vi.mock('@/lib/site', () => ({
  absoluteUrl: (path: string) => `https://vitrine.test${path}`,
}));

afterEach(() => document.body.replaceChildren());

async function show(element: ReactNode) {
  document.body.innerHTML = await markupOf(element);
}

const BOOK = ['a.jpg', 'b.jpg'].map((file) => ({ file, width: 900, height: 1200 }));
const VIDEO = [{ provider: 'vimeo', file: '1', preview: null } as const];

function profile(known: Partial<Profile> = {}): Profile {
  return { ...person({ id: 12, name: 'Ana' }), book: [], video: [], compo: [], ...known };
}

describe('the galleries of a profile', () => {
  const tabs = () =>
    screen.queryAllByRole('link').flatMap((link) => {
      const href = link.getAttribute('href');
      return href?.startsWith('?tab=') ? [[href, link.getAttribute('aria-current')]] : [];
    });

  it('are two tabs where there are photos and videos, with the selected one shown', async () => {
    await show(<Galleries profile={profile({ book: BOOK, video: VIDEO })} tab="video" />);
    expect(tabs()).toEqual([
      ['?tab=book', null],
      ['?tab=video', 'page'],
    ]);
    expect(screen.queryByRole('region', { name: 'Book' })).toBeNull();
  });

  it('have no tabs where there are only photos', async () => {
    await show(<Galleries profile={profile({ book: BOOK })} />);
    expect(tabs()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Book' })).toBeDefined();
  });

  it('say that the book is missing where there is neither', async () => {
    await show(<Galleries profile={profile()} />);
    expect(tabs()).toEqual([]);
    expect(screen.getByText('Book em produção')).toBeDefined();
  });
});

it('the book and the composites use the pictures for phones only in windows below 650 px', async () => {
  const ana = profile({ book: BOOK, compo: [{ id: 1, file: 'sheet.jpg' }] });
  await show([<Galleries key="book" profile={ana} />, <Composites key="compo" profile={ana} />]);
  const phones = [...document.querySelectorAll('source')].map(({ media }) => media);
  expect(phones).toEqual(Array.from({ length: 3 }, () => '(width < 650px)'));
});

it('the switch of the units names both systems', async () => {
  await show(
    <MeasureRows locale="pt" talent={person({ id: 1, measures: { height: '175/5.9' } })} />,
  );
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['cm / kg', 'ft / lb']);
});

it('a shared profile has the whole address of its page', async () => {
  await show(<ProfileActions locale="en" profile={profile()} />);
  const { searchParams } = new URL(
    screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '',
  );
  expect(searchParams.get('text')).toBe('Ana https://vitrine.test/en/models/12/ana');
});
