import assert from 'node:assert/strict';
import pt from '../../messages/pt.json' with { type: 'json' };
import { CHOSEN, RECEIVED, SLOTS, TYPED } from '../../tests/fixtures/application.ts';
import type { Visitor } from './visitor.ts';
import type { WatchedSite } from './watched-site.ts';

/** Four journeys of one visitor. `photo` is the path of a JPEG file. */
export async function walk(visitor: Visitor, site: WatchedSite, photo: string) {
  await browse(visitor);
  await sendSelection(visitor, site);
  await contact(visitor, site);
  await apply(visitor, site, photo);
}

/** The entrance, a list, its filter, a profile. */
async function browse(visitor: Visitor) {
  await visitor.open('/');
  await visitor.see('dialog[open]', pt.home.entrance);
  await visitor.picture('entrance');
  await visitor.click('dialog[open] button', pt.home.enter);
  await visitor.be('the entrance to close', () => !document.querySelector('dialog[open]'));
  await visitor.picture('home');
  await visitor.open('/modelos/mulheres');
  await visitor.be('more talents than the first 20', () => {
    const cards = document.querySelectorAll('main article');
    cards[cards.length - 1]?.scrollIntoView({ behavior: 'instant' });
    return cards.length > 20;
  });
  await visitor.picture('list');
  await visitor.click('main button', pt.roster.filter);
  await visitor.see('dialog[open]');
  await visitor.choose('dialog[open] select[name=hair]', 'Black');
  await visitor.be('the filter in the address', () => location.search === '?hair=Black');
  await visitor.picture('filter');
  await visitor.click('dialog[open] button', 'Ver');
  await visitor.be('the panel to close', () => !document.querySelector('dialog[open]'));
  await visitor.picture('filtered');
  await visitor.click('main article a[href^="/modelos/"]');
  await visitor.see('main [data-book]');
  await visitor.picture('profile');
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
  await visitor.picture('hearts');
  await visitor.click('header a[href="/favoritos"]');
  await visitor.type('main textarea', 'Nota sobre', 'Livre em março?');
  const { form } = pt.favorites;
  await visitor.type('main input', form.name, 'Casa Ouro');
  await visitor.type('main input', form.phone, '11 98765-0100');
  await visitor.type('main input', form.email, 'casting@example.com');
  await visitor.picture('selection');
  await visitor.click('main button', form.submit);
  await visitor.see('main :is(h1, h2)', form.sent);
  await visitor.picture('selection-sent');
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
  await visitor.picture('contact-fault');
  assert.deepEqual(troubles.splice(0), ['502: POST /api/contact?lang=pt']);
  panel.clearFaults();
  await visitor.click('main button', pt.forms.send);
  await visitor.see('main :is(h1, h2)', pt.contact.thanksTitle);
  await visitor.picture('contact-sent');
  assert.equal(panel.entries().at(-1)?.fields.message, 'Linha um');
}

/** An application with four photos. */
async function apply(visitor: Visitor, { panel }: WatchedSite, photo: string) {
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
  await visitor.picture('application');
  for (const slot of SLOTS) {
    await visitor.attach(`main input[name=${slot}]`, photo);
    const label = pt.scouting.preview.replace('{photo}', pt.scouting.fields[slot]);
    const shown = (alt = '') =>
      [...document.images].some((image) => image.alt === alt && image.naturalWidth > 0);
    await visitor.be(label, shown, label);
  }
  await visitor.picture('application-photos');
  await visitor.click('main button[type=submit]', pt.forms.send);
  await visitor.see('main h1', pt.scouting.thanksTitle);
  await visitor.picture('application-sent');
  const { fields, files } = panel.entries().at(-1) ?? {};
  assert.deepEqual(fields, RECEIVED);
  assert.equal(files?.length, SLOTS.length);
}
