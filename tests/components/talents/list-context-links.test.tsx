import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ListContextLinks } from '@/components/talents/list-context-links';
import { neighborsOf } from '@/lib/roster/list-context';

const PEOPLE = [
  { id: 1, name: 'Ana Luz' },
  { id: 12, name: 'Bia' },
];

beforeEach(() => {
  window.history.replaceState(null, '', '/en/favorites?ids=1,12#compare');
  render(
    <main>
      <ListContextLinks title="Shared selection" people={PEOPLE} />
      <a href="/en/models/12/bia">
        <span>Bia’s picture</span>
      </a>
      <a href="/en/models/2/bia">Another Bia</a>
      <a href="/en/favorites?ids=12&view=compare">Compare</a>
    </main>,
  );
});
afterEach(() => sessionStorage.clear());

function press(text: string): void {
  const link = screen.getByText(text);
  const click = createEvent.click(link, { button: 0 });
  // jsdom does not navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(link, click);
}

it('a link to one of the people stores this page as the list context, with all of them', () => {
  press('Bia’s picture');
  expect(neighborsOf(12)).toEqual({
    href: '/en/favorites?ids=1,12#compare',
    title: 'Shared selection',
    previous: { id: 1, name: 'Ana Luz', slug: 'ana-luz' },
    next: null,
  });
});

it.each(['Another Bia', 'Compare'])('the link %s stores none', (text) => {
  press(text);
  expect(neighborsOf(12)).toBeNull();
});
