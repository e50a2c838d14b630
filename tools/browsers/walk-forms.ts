import assert from 'node:assert/strict';
import pt from '../../messages/pt.json' with { type: 'json' };
import type { Panel } from '../../tests/demo-panel/start.ts';
import { CHOSEN, RECEIVED, SLOTS, TYPED } from '../../tests/fixtures/application.ts';
import type { Size } from './driver.ts';
import type { Visitor } from './visitor.ts';

/** Fills in and sends the selection of three talents. */
export async function sendSelection(visitor: Visitor, panel: Panel): Promise<void> {
  await visitor.type('.favorite-list textarea', 'Livre em março?');
  await visitor.picture('selection');
  await visitor.type('main input[name=name]', 'Casa Ouro');
  await visitor.type('main input[name=phone]', '11 98765-0100');
  await visitor.type('main input[name=email]', 'casting@example.com');
  await visitor.picture('casting');
  await visitor.click('main button', pt.favorites.form.submit);
  await visitor.see('.sent-pictures > li');
  await visitor.picture('selection-sent');
  const [entry, ...others] = panel.entries();
  assert.deepEqual(others, []);
  const talents = entry?.fields.talents as { note?: string }[];
  assert.deepEqual(
    talents.map(({ note }) => note),
    ['Livre em março?', undefined, undefined],
  );
}

/** Fills in and sends an application, after a selection. */
export async function apply(
  visitor: Visitor,
  size: Size,
  panel: Panel,
  photos: readonly string[],
): Promise<void> {
  await visitor.open('/seja-um-modelo');
  if (size === 'desktop') await visitor.be('see fields beside the name of their group', isBeside);
  await visitor.picture('application');
  await visitor.click('main input[name=adult][value=yes]');
  // Adults answer for themselves until another person is named; phone numbers are formatted for
  // their country.
  const { father, ...own } = { ...TYPED, phone: '11 98888-0000', whatsapp: '11 97777-0000' };
  const typed = { father, ...own };
  for (const [name, text] of Object.entries(typed)) {
    await visitor.type(`main input[name=${name}]`, text);
  }
  for (const [name, value] of Object.entries(CHOSEN)) {
    await visitor.choose(`main select[name=${name}]`, value);
  }
  await visitor.picture('application-answered');
  for (const [place, slot] of SLOTS.entries()) {
    await visitor.attach(`main input[name=${slot}]`, photos[place] ?? '');
    const label = pt.scouting.preview.replace('{photo}', pt.scouting.fields[slot]);
    const shown = (alt: string) =>
      [...document.images].some((image) => image.alt === alt && image.naturalWidth > 0);
    await visitor.be(`see ${label}`, shown, label);
  }
  await visitor.ask(() => {
    document.querySelector('[name=image_1]')?.scrollIntoView({ block: 'center' });
  });
  await visitor.picture('application-photos');
  await visitor.click('main button[type=submit]', pt.forms.send);
  await visitor.see('main h1', pt.scouting.thanksTitle);
  await visitor.picture('application-sent');
  const [, entry, ...others] = panel.entries();
  assert.deepEqual(others, []);
  assert.deepEqual(entry?.fields, RECEIVED);
  assert.deepEqual(
    entry?.files.map(({ type }) => type),
    SLOTS.map(() => 'image/jpeg'),
  );
}

/** Runs in the page. */
function isBeside(): boolean {
  const groups = [...document.querySelectorAll('.form-group')];
  return (
    groups.length > 0 &&
    groups.every(({ firstElementChild: name, lastElementChild: fields }) => {
      const [left, right] = [name?.getBoundingClientRect(), fields?.getBoundingClientRect()];
      return left && right && right.left > left.right - 1 && Math.abs(right.top - left.top) < 1;
    })
  );
}
