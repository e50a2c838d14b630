import { describe, expect, it } from 'vitest';
import { neighborsOf, peopleAround, storeListContext } from '@/lib/roster/list-context';
import { refuseStorage, stubStorage } from '../../fixtures/browser-storage.ts';

const person = (id: number) => ({ id, name: `Ana ${id}`, slug: `ana-${id}` });
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));

describe('the neighbors of a talent in a list', () => {
  it.each([
    [3, 2, 1, 3],
    [200, 200, 1, 200],
    [500, 1, 1, 200],
    [500, 250, 150, 349],
    [500, 500, 301, 500],
    [500, 999, 1, 200],
  ])('of %i, around %i: %i to %i', (count, id, first, last) => {
    const around = peopleAround(people(count), id);
    expect([around[0]?.id, around.at(-1)?.id]).toEqual([first, last]);
    expect(around.length).toBe(last - first + 1);
  });

  it('of an empty list are empty', () => {
    expect(peopleAround([], 1)).toEqual([]);
  });
});

describe('the remembered list', () => {
  it('gives the position of a talent in it', () => {
    stubStorage('sessionStorage');
    const list = { href: '/en/models?letter=a', title: 'Models' };
    storeListContext({ ...list, people: people(3) });
    expect(neighborsOf(1)).toEqual({ ...list, previous: null, next: person(2) });
    expect(neighborsOf(2)).toEqual({ ...list, previous: person(1), next: person(3) });
    expect(neighborsOf(3)).toEqual({ ...list, previous: person(2), next: null });
    expect(neighborsOf(4)).toBeNull();
  });

  it('stores only id, name and slug, of at most 200 people', () => {
    const stored = stubStorage('sessionStorage');
    const more = people(300).map((one) => ({ ...one, birthdate: '2015-01-01' }));
    storeListContext({ href: '/modelos', title: 'Modelos', people: more });
    expect(JSON.parse(stored.get('list-context') ?? '').people).toEqual(people(200));
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no people', '{"href":"/modelos","title":"A"}'],
    ['people of another kind', '{"href":"/modelos","title":"A","people":{"0":1}}'],
    ['no title', JSON.stringify({ href: '/modelos', people: people(2) })],
    ['an empty title', JSON.stringify({ href: '/modelos', title: '', people: people(2) })],
    ['a title of another kind', JSON.stringify({ href: '/', title: {}, people: people(2) })],
    ['a long title', JSON.stringify({ href: '/', title: 'a'.repeat(81), people: people(2) })],
  ])('that contains %s is ignored', (_what, text) => {
    const stored = stubStorage('sessionStorage');
    if (text !== null) stored.set('list-context', text);
    expect(neighborsOf(1)).toBeNull();
  });

  it.each([
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'javascript:alert(1)',
    'modelos',
    '',
    7,
    null,
    ['/modelos'],
    `/${'a'.repeat(2000)}`,
  ])('that leads to %o is ignored', (href) => {
    const stored = stubStorage('sessionStorage');
    stored.set('list-context', JSON.stringify({ href, title: 'Modelos', people: people(2) }));
    expect(neighborsOf(1)).toBeNull();
  });

  it('may lead to an address of 2000 characters', () => {
    stubStorage('sessionStorage');
    const href = `/${'a'.repeat(1999)}`;
    storeListContext({ href, title: 'a'.repeat(80), people: people(1) });
    expect(neighborsOf(1)?.href).toBe(href);
  });

  it('skips people it cannot parse', () => {
    const stored = stubStorage('sessionStorage');
    const broken = [null, 7, {}, { ...person(8), slug: '../x' }, { ...person(9), id: '9' }];
    const odd = [
      ...[0, -1, 2.5].map((id) => ({ ...person(4), id })),
      ...['', 7].map((name) => ({ ...person(5), name })),
      ...[['ana-6'], 7].map((slug) => ({ ...person(6), slug })),
    ];
    const list = [person(1), ...broken, ...odd, person(2)];
    stored.set('list-context', JSON.stringify({ href: '/', title: 'A', people: list }));
    expect(neighborsOf(1)).toEqual({ href: '/', title: 'A', previous: null, next: person(2) });
  });

  it('is null in a browser without storage', () => {
    refuseStorage('sessionStorage');
    storeListContext({ href: '/modelos', title: 'Modelos', people: people(2) });
    expect(neighborsOf(1)).toBeNull();
  });
});
