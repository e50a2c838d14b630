import assert from 'node:assert/strict';
import pt from '../../messages/pt.json' with { type: 'json' };
import type { Panel } from '../../tests/demo-panel/start.ts';
import type { Size } from './driver.ts';
import type { Visitor } from './visitor.ts';
import { apply, sendSelection } from './walk-forms.ts';

/**
 * The journey of a visitor, from the entrance to the sent forms. `photos` are the paths of four
 * files.
 */
export async function walk(
  visitor: Visitor,
  size: Size,
  panel: Panel,
  photos: readonly string[],
): Promise<void> {
  await enter(visitor);
  await browse(visitor, size);
  await filter(visitor);
  await search(visitor);
  await look(visitor);
  await changeLanguage(visitor, size);
  await choose(visitor);
  await sendSelection(visitor, panel);
  await apply(visitor, size, panel, photos);
}

async function enter(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.see('dialog[open]', pt.home.entrance);
  await visitor.picture('entrance');
  await visitor.press('Escape');
  await visitor.gone('dialog[open]');
  await visitor.picture('home');
}

async function browse(visitor: Visitor, size: Size): Promise<void> {
  if (size === 'phone') {
    await visitor.click('header button', pt.site.menu);
    await visitor.see('#drawer[open] a', 'Atores');
    await visitor.picture('drawer');
    await visitor.back();
    await visitor.gone('#drawer');
    await visitor.click('header button', pt.site.menu);
    await visitor.click('#drawer[open] a', 'Mulheres');
  } else {
    await visitor.click('header button', pt.site.modelsMenu);
    await visitor.picture('menu');
    await visitor.click('#models-menu a', 'Mulheres');
  }
  await visitor.see('h1', 'Mulheres');
  await visitor.see('main article');
  await visitor.picture('list');
  const grown = (least: number) => {
    const cards = [...document.querySelectorAll('main article')];
    cards.at(-1)?.scrollIntoView({ behavior: 'instant' });
    return cards.length > least;
  };
  const shown = () => document.querySelectorAll('main article').length;
  await visitor.be('see the list grow', grown, await visitor.ask(shown));
  // On a phone, `grid.css` holds back pictures below the first screen until hydration.
  const loaded = () => {
    const image = document.querySelectorAll<HTMLImageElement>('main article img')[5];
    image?.scrollIntoView({ behavior: 'instant' });
    return image !== undefined && image.naturalWidth > 0;
  };
  await visitor.be('see a picture from below the first screen', loaded);
  await visitor.picture('list-grown');
  await visitor.ask(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function filter(visitor: Visitor): Promise<void> {
  const before = await visitor.text('main [role=status]');
  await visitor.click('main button', pt.roster.filter);
  await visitor.choose('dialog[open] select[name=hair]', 'Black');
  await visitor.be('see the choice in the address', () => location.search === '?hair=Black');
  await visitor.picture('filter');
  await visitor.click('dialog[open] button', 'Ver');
  await visitor.gone('dialog[open]');
  const changed = (old: string) =>
    document.querySelector('main [role=status]')?.textContent?.trim() !== old;
  await visitor.be('see fewer talents', changed, before);
  await visitor.picture('filtered');
}

async function search(visitor: Visitor): Promise<void> {
  await visitor.click('header button', pt.search.open);
  await visitor.type('dialog[open] [role=combobox]', 'cecilia');
  await visitor.see('dialog[open] [role=option]', 'Cecília');
  await visitor.picture('search');
  await visitor.press('ArrowDown');
  await visitor.see('dialog[open] [role=option][aria-selected=true]', 'Cecília');
  await visitor.press('Enter');
  await visitor.see('h1', 'Cecília');
  await visitor.gone('dialog[open]');
}

/** A profile, its pictures one by one and enlarged, and its heart. */
async function look(visitor: Visitor): Promise<void> {
  await visitor.picture('profile');
  const address = await visitor.ask(() => location.pathname);
  await visitor.click('main section a.book-photo');
  await visitor.see('[role=dialog] .yarl__slide_current img');
  await visitor.picture('lightbox');
  const large = () => document.querySelector<HTMLImageElement>('.yarl__slide_current img')?.alt;
  const first = await visitor.ask(large);
  await visitor.press('ArrowRight');
  const moved = (old: string | undefined) => {
    const image = document.querySelector<HTMLImageElement>('.yarl__slide_current img');
    return image !== null && image.alt !== old;
  };
  await visitor.be('see the next picture', moved, first);
  await visitor.picture('lightbox-next');
  await visitor.back();
  await visitor.gone('[role=dialog]');
  assert.equal(await visitor.ask(() => location.pathname), address);
  await visitor.click('main button.heart-line');
  await visitor.see('main button.heart-line[data-chosen]');
  await visitor.picture('chosen');
}

async function changeLanguage(visitor: Visitor, size: Size): Promise<void> {
  if (size === 'phone') await visitor.click('header button', pt.site.menu);
  const links = size === 'phone' ? '#drawer[open] a' : 'header nav a';
  await visitor.click(`${links}[data-language=en]`);
  await visitor.be('read English', () => document.documentElement.lang === 'en');
  await visitor.see('main button.heart-line[data-chosen]');
  await visitor.picture('english');
  await visitor.open('/modelos');
}

async function choose(visitor: Visitor): Promise<void> {
  for (const howMany of [1, 2]) {
    await visitor.click('main article button[aria-pressed=false]');
    const set = (count: number) =>
      document.querySelectorAll('main article button[aria-pressed=true]').length === count;
    await visitor.be(`choose ${howMany}`, set, howMany);
  }
  await visitor.picture('hearts');
  await visitor.click('header a[href="/favoritos"]');
  await visitor.see('.favorite-list > li');
}
