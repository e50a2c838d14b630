import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ListSentence } from '@/components/roster/list-sentence';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { COLOR_FAMILIES } from '@/lib/talents/color-families';
import type { RosterQuery } from '@/lib/talents/query';
import { FULL_RANGES } from '@/lib/talents/ranges';
import { sentenceOf } from '@/lib/talents/sentence';
import type { RosterView } from '@/lib/talents/views';

const go = vi.fn();
const onOpen = vi.fn();

function sentence(locale: Locale, view: RosterView, query: RosterQuery) {
  const { roster, pages, measures, favorites } = messagesOf(locale);
  const texts = { locale, roster, pages, measures, heart: favorites.heart };
  const place = { locale, view, query, texts, bounds: FULL_RANGES };
  return <ListSentence {...place} sentence={sentenceOf(place) ?? []} go={go} onOpen={onOpen} />;
}

const QUERY: RosterQuery = {
  letter: 'a',
  filter: {
    q: 'silva',
    hair: ['Black'],
    ranges: { bust: [80, 120], age: [25, 35] },
  },
  page: 2,
};

const plainSpaces = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ');

describe('the sentence of a list', () => {
  it('is a heading whose parts link to the list without them', () => {
    render(sentence('en', 'men', QUERY));
    const name =
      'Men with pure black hair, letter A, name “silva”, chest from 80 cm, aged 25 to 35';
    const heading = screen.getByRole('heading', { level: 1 });
    expect(plainSpaces(heading)).toBe(name);
    const links = [...heading.querySelectorAll('a')];
    const rest = '&bust=80-120&age=25-35';
    expect(links.map((link) => [plainSpaces(link), link.getAttribute('href')])).toEqual([
      ['with pure black hair', `/en/models/men?letter=a&q=silva${rest}`],
      ['letter A', `/en/models/men?q=silva&hair=Black${rest}`],
      ['name “silva”', `/en/models/men?letter=a&hair=Black${rest}`],
      ['chest from 80 cm', '/en/models/men?letter=a&q=silva&hair=Black&age=25-35'],
      ['aged 25 to 35', '/en/models/men?letter=a&q=silva&hair=Black&bust=80-120'],
    ]);
  });

  it('says what each link does: it removes the part, and with script it changes it', () => {
    const titles = (html: string) => [...html.matchAll(/title="([^"]+)"/g)].map(([, one]) => one);
    const query: RosterQuery = { letter: 'a', filter: { hair: ['Red'], ranges: {} }, page: 1 };
    const markup = sentence('pt', 'women', query);
    expect(titles(renderToStaticMarkup(markup))).toEqual([
      'Remover cabelo ruivo puro',
      'Remover letra A',
    ]);
    const { container } = render(markup);
    expect(titles(container.innerHTML)).toEqual(['Alterar cabelo ruivo puro', 'Remover letra A']);
  });

  it('opens the control of a part, or all of the filter, by a plain click alone', () => {
    render(sentence('en', 'women', QUERY));
    const age = screen.getByRole('link', { name: 'aged 25 to 35' });
    const press = (link: HTMLElement, init = {}) => {
      const click = createEvent.click(link, init);
      fireEvent(link, click);
      return click.defaultPrevented;
    };
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press(age, { ctrlKey: true });
    expect(onOpen).not.toHaveBeenCalled();
    expect(press(age)).toBe(true);
    expect(onOpen).toHaveBeenLastCalledWith({
      key: 'age',
      label: 'age 25–35',
      href: age.getAttribute('href'),
    });
    const add = screen.getByRole('button', { name: 'Add a filter' });
    expect(add.closest('h1')).toBeNull();
    fireEvent.click(add);
    expect(onOpen).toHaveBeenLastCalledWith(null);
    fireEvent.click(screen.getByRole('link', { name: 'letter A' }));
    expect(go).toHaveBeenCalledOnce();
  });

  it.each([
    ['pt', 'loiros', '/modelos'],
    ['en', 'with\u00a0blonde hair', '/en/models'],
    ['es', 'rubios', '/es/modelos'],
  ] as const)('has one part in %s for shades that one word asks for', (locale, text, path) => {
    const filter = { hair: [...COLOR_FAMILIES.hair.blonde.values, 'Black'], ranges: {} };
    render(sentence(locale, 'models', { filter, page: 1 }));
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(
      `${path}?hair=Black`,
    );
    expect(screen.getByRole('heading').querySelectorAll('a')).toHaveLength(2);
  });
});
