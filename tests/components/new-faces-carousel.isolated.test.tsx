import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  mockIsIntersecting,
  resetIntersectionMocking,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listedTalent } from '@/lib/talents/listed-talent';
import pt from '@/messages/pt.json';
import { person } from '../fixtures/people.ts';

const FACES = Array.from({ length: 30 }, (_, at) => person({ id: at + 1, name: `Ana ${at + 1}` }));
const whole = () => Response.json(FACES.map((face) => listedTalent(face, new Date())));
const requested = vi.fn();
let answers: (() => Response)[];

beforeEach(() => {
  vi.resetModules();
  requested.mockReset();
  answers = [whole];
  vi.stubGlobal('fetch', async (url: string) => {
    requested(url);
    return (answers.shift() ?? Response.error)();
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  setupIntersectionMocking(vi.fn);
});
afterEach(() => {
  resetIntersectionMocking();
  vi.unstubAllGlobals();
});

/** A row whose page has the first five of thirty. Swiper has started. */
async function show() {
  const { NewFacesCarousel } = await import('@/components/home/new-faces-carousel');
  const given = FACES.slice(0, 5);
  const { favorites, measures, slider } = pt;
  render(
    <NewFacesCarousel
      label="Faces"
      texts={slider}
      cardTexts={{ locale: 'pt', measures, heart: favorites.heart }}
      total={FACES.length}
      ids={given.map(({ id }) => id)}
      head={null}
    >
      {given.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </NewFacesCarousel>,
  );
  const row = screen.getByRole('region', { name: 'Faces' });
  expect(row.querySelectorAll('li')).toHaveLength(5);
  mockIsIntersecting(row, true);
  await expect.poll(() => row.querySelector('.swiper-initialized')).not.toBeNull();
  return row;
}

const places = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [
      item.querySelector('a')?.textContent,
      ...['setsize', 'posinset'].map((name) => Number(item.getAttribute(`aria-${name}`))),
    ]);
const first = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Ana ${at + 1}`, 30, at + 1]);

it('loads the next faces when the row is about to be moved, once, and counts all of them', async () => {
  const row = await show();
  expect(places()).toEqual(first(5));
  expect(row.querySelectorAll('li')).toHaveLength(30);
  expect(requested).not.toHaveBeenCalled();
  for (const _time of [1, 2]) fireEvent.pointerEnter(row, { pointerType: 'mouse' });
  await expect.poll(places).toEqual(first(20));
  expect(row.querySelectorAll('li')).toHaveLength(30);
  expect(requested.mock.calls).toEqual([['/api/roster?view=new_faces']]);
});

it('loads all of them where fewer remain than the row asks for', async () => {
  answers = [() => Response.json(FACES.slice(0, 12).map((face) => listedTalent(face, new Date())))];
  const row = await show();
  fireEvent.pointerEnter(row);
  await expect.poll(() => places().length).toBe(12);
});

it('does not grow under the Tab key, which has to get to what follows', async () => {
  const row = await show();
  const link = screen.getByRole('link', { name: 'Ana 5' });
  act(() => link.focus());
  fireEvent.pointerEnter(row);
  await act(() => new Promise(setImmediate));
  expect(requested).not.toHaveBeenCalled();
  act(() => link.blur());
  fireEvent.pointerEnter(row);
  await expect.poll(() => places().length).toBeGreaterThan(5);
});

it('tries again at the next move when the faces do not arrive', async () => {
  answers = [Response.error, whole];
  const row = await show();
  fireEvent.pointerEnter(row);
  await expect.poll(() => requested.mock.calls.length).toBe(1);
  await expect
    .poll(() => {
      fireEvent.pointerEnter(row);
      return places();
    })
    .toEqual(first(20));
});
