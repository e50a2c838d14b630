import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ListContext, ProfileLink } from '@/components/talents/list-context';
import { SiteLink } from '@/components/ui/site-link';
import { neighborsOf } from '@/lib/roster/list-context';

const PEOPLE = [
  { id: 1, name: 'Ana Luz' },
  { id: 12, name: 'Bia' },
];
const bia = (
  <ProfileLink talent={12} href="/en/models/12/bia">
    Bia
  </ProfileLink>
);

beforeEach(() => window.history.replaceState(null, '', '/en/favorites?ids=1,12#compare'));
afterEach(() => sessionStorage.clear());

it('a link to a profile stores the list that it is in, with all of its people', () => {
  render(
    <ListContext title="Shared selection" people={PEOPLE}>
      {bia}
    </ListContext>,
  );
  fireEvent.click(screen.getByText('Bia'));
  expect(neighborsOf(12)).toEqual({
    href: '/en/favorites?ids=1,12#compare',
    title: 'Shared selection',
    previous: { id: 1, name: 'Ana Luz', slug: 'ana-luz' },
    next: null,
  });
});

it('one outside of a list, and another link in it, store none', () => {
  render(
    <>
      {bia}
      <ListContext title="Shared selection" people={PEOPLE}>
        <SiteLink href="/en/favorites?ids=12&view=compare">Compare</SiteLink>
      </ListContext>
    </>,
  );
  for (const text of ['Bia', 'Compare']) fireEvent.click(screen.getByText(text));
  expect(neighborsOf(12)).toBeNull();
});
