import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pt from '../../messages/pt.json' with { type: 'json' };
import { CHOSEN, photo, RECEIVED, SLOTS, TYPED } from '../../tests/fixtures/application.ts';
import { installPrograms } from '../commands/packages.mjs';
import { BROWSERS, FIREFOX, WEBKIT } from './browsers.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';

/**
 * `walk.ts [browser …]`: four journeys of one visitor on the build, in all browsers or the named ones,
 * at both sizes. Exits with 1 when a goal is not reached or an error was reported.
 */
const PICTURES = path.resolve(import.meta.dirname, '../../test-results/browsers');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** The entrance, a list, its filter, a profile. */
async function browse(visitor: Visitor) {
  const closed = () => !document.querySelector('dialog[open]');
  await visitor.open('/');
  await visitor.see('dialog[open]', pt.home.entrance);
  await visitor.click('dialog[open] button', pt.home.enter);
  await visitor.be('the entrance to close', closed);
  await visitor.open('/modelos/mulheres');
  await visitor.be('more talents than the first 20', () => {
    const cards = document.querySelectorAll('main article');
    cards[cards.length - 1]?.scrollIntoView({ behavior: 'instant' });
    return cards.length > 20;
  });
  await visitor.click('main button', pt.roster.filter);
  await visitor.see('dialog[open]');
  await visitor.choose('dialog[open] select[name=hair]', 'Black');
  await visitor.click('dialog[open] button', 'Ver');
  await visitor.be('the panel to close', closed);
  await visitor.be('the filter in the address', () => location.search === '?hair=Black');
  await visitor.click('main article a[href^="/modelos/"]');
  await visitor.see('main [data-book]');
}

/** Two hearts, a note, and the selection's form. */
async function sendSelection(visitor: Visitor, { panel }: WatchedSite) {
  await visitor.open('/modelos');
  for (const count of ['1', '2']) {
    await visitor.click('main article button[aria-pressed=false]');
    const chosen = (expected = '') =>
      document.querySelectorAll('main article button[aria-pressed=true]').length === +expected;
    await visitor.be(`${count} hearts`, chosen, count);
  }
  await visitor.click('header a[href="/favoritos"]');
  await visitor.type('main textarea', 'Nota para a agência sobre', 'Livre em março?');
  const { form } = pt.favorites;
  await visitor.type('main input', form.name, 'Casa Ouro');
  await visitor.type('main input', form.phone, '11 98765-0100');
  await visitor.type('main input', form.email, 'casting@example.com');
  await visitor.click('main button', form.submit);
  await visitor.see('main :is(h1, h2)', form.sent);
  const talents = panel.entries().at(-1)?.fields.talents as { note?: string }[];
  const notes = talents.map(({ note }) => note);
  assert.deepEqual(notes, ['Livre em março?', undefined]);
}

/** A message that fails at first. */
async function contact(visitor: Visitor, { panel, troubles }: WatchedSite) {
  await visitor.open('/contato');
  const { fields } = pt.contact;
  await visitor.type('main input', fields.name, 'Zoë');
  await visitor.type('main input', fields.email, 'zoe@example.com');
  await visitor.type('main input', fields.subject, 'Olá & adeus');
  await visitor.type('main textarea', fields.message, 'Linha um');
  panel.fail({ kind: 'down', route: '/api/contact' });
  await visitor.click('main button', pt.forms.send);
  await visitor.see('main [role=alert]', 'Pode ter chegado');
  assert.deepEqual(troubles.splice(0), ['502: POST /api/contact?lang=pt']);
  panel.clearFaults();
  await visitor.click('main button', pt.forms.send);
  await visitor.see('main :is(h1, h2)', pt.contact.thanksTitle);
  assert.equal(panel.entries().at(-1)?.fields.message, 'Linha um');
}

/** An application with four photos. */
async function apply(visitor: Visitor, { panel }: WatchedSite, file: string) {
  await visitor.open('/seja-um-modelo');
  await visitor.click('main input[name=adult][value=yes]');
  // Adults answer for themselves until another person is named; phone numbers are formatted for
  // their country.
  const { father, ...own } = { ...TYPED, phone: '11 98888-0000', whatsapp: '11 97777-0000' };
  for (const [name, text] of Object.entries({ father, ...own })) {
    await visitor.type(`main input[name=${name}]`, '', text);
  }
  for (const [name, value] of Object.entries(CHOSEN)) {
    await visitor.choose(`main select[name=${name}]`, value);
  }
  for (const slot of SLOTS) {
    await visitor.attach(`main input[name=${slot}]`, file);
    const label = pt.scouting.preview.replace('{photo}', pt.scouting.fields[slot]);
    const shown = (alt = '') =>
      [...document.images].some((image) => image.alt === alt && image.naturalWidth > 0);
    await visitor.be(label, shown, label);
  }
  await visitor.click('main button[type=submit]', pt.forms.send);
  await visitor.see('main h1', pt.scouting.thanksTitle);
  await visitor.be('the photos that were sent', () => {
    const sent = [...document.querySelectorAll<HTMLImageElement>('main li img')];
    return sent.length === 4 && sent.every(({ naturalWidth }) => naturalWidth > 0);
  });
  const { fields, files } = panel.entries().at(-1) ?? {};
  assert.deepEqual(fields, RECEIVED);
  assert.equal(files?.length, SLOTS.length);
  await visitor.rest();
}

await installPrograms({
  'firefox-esr': FIREFOX,
  'webkit2gtk-driver': WEBKIT,
  xvfb: '/usr/bin/Xvfb',
});
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(BROWSERS)) {
  for (const [size, window] of Object.entries(SIZES)) {
    const folder = path.join(PICTURES, `${name}-${size}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'photo.jpg');
    writeFileSync(file, await (await photo('#c00')).bytes());
    const site = await startWatchedSite();
    const driver = await BROWSERS[name]?.(window);
    if (!driver) throw new Error(`There is no browser ${name}.`);
    const visitor = visitorOf(driver, site.url, folder);
    try {
      await browse(visitor);
      await sendSelection(visitor, site);
      await contact(visitor, site);
      await apply(visitor, site, file);
    } catch (error) {
      site.troubles.push(error instanceof Error ? `${error.stack}` : String(error));
      await visitor.picture();
    }
    await driver.close();
    await site.stop();
    const failed = site.troubles.length > 0;
    console.info([`${failed ? '✗' : '✓'} ${name}, ${size}`, ...site.troubles].join('\n'));
    if (failed) process.exitCode = 1;
  }
}
