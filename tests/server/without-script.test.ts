import { expect, inject, test } from 'vitest';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { type Fields, fileOf, formOf, smallApplication, TYPED } from '../fixtures/application.ts';
import { visit, visitShared } from './visit.ts';

const GUEST = { name: 'Zoë', phone: '11 3333-0000', email: 'zoe@example.com' };

/** Posts a form as a browser without script does, and returns the page of the redirect. */
async function press(path: string, body: BodyInit, headers: Record<string, string>) {
  const site = inject('site');
  const answer = await fetch(site + path, {
    ...{ method: 'POST', redirect: 'manual', body },
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers },
  });
  const [page = ''] = (answer.headers.get('location') ?? '').split('#');
  return { page, ...(await visit(site + page)) };
}

/** The values of the fields in a page, by name. */
const valueIn = (body: string, name: string) =>
  new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(body)?.[1];

async function applicationOf(more: Fields = {}): Promise<FormData> {
  const { filling_ms: _time, ...fields } = await smallApplication();
  return formOf({ ...fields, ...more });
}

test('refused photos are marked in their slots, and linked from above', async () => {
  const photos = { image_1: fileOf('\0\0\0\x18ftypheic\0\0\0\0'), image_2: fileOf('%PDF-1.7') };
  const application = await applicationOf({ email: 'x', ...photos });
  application.delete('image_4');
  const headers = { 'x-forwarded-for': '198.51.200.1' };
  const { status, body } = await press('/api/get-scouted?lang=en', application, headers);
  expect([status, valueIn(body, 'realname')]).toEqual([200, expect.stringContaining('Érica')]);
  for (const [name, reason] of [
    ['email', en.forms.faults.email],
    ['image_1', en.forms.faults['image-heic']],
    ['image_2', en.forms.faults['image-type']],
    ['image_4', en.scouting.unanswered.image_4],
  ] as const) {
    const [control = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(body) ?? [];
    expect([name, control]).toEqual([name, expect.stringContaining('aria-invalid="true"')]);
    expect(body).toMatch(new RegExp(`id="field-${name}-note".*?${reason.slice(0, 30)}`, 's'));
    expect(body).toMatch(new RegExp(`role="alert".*?href="#field-${name}"`, 's'));
  }
  expect(body).not.toContain('href="#field-image_3"');
});

test('the application shows a talent in four photos, and a 404 page a face', async () => {
  const { body: application } = await visitShared('/seja-um-modelo');
  const [, photos = ''] = /<figure class="four-photos">(.*?)<\/figure>/s.exec(application) ?? [];
  expect(photos.match(/<img /g)).toHaveLength(4);
  expect(photos).toMatch(/<a [^>]*href="\/modelos\/\d+\//);
  const { status, body } = await visitShared('/nada-aqui');
  const [, face = ''] = /<figure class="face">(.*?)<\/figure>/s.exec(body) ?? [];
  expect([status, face]).toEqual([404, expect.stringMatching(/<img .*href="\/modelos\/\d+\//s)]);
});

test('the application of a minor is shown again with the guardian, the consent and the photos', async () => {
  const minor = await applicationOf({ adult: 'no', consent: 'yes' });
  const headers = { 'x-forwarded-for': '198.51.200.5' };
  const { page, body } = await press('/api/get-scouted?lang=pt', minor, headers);
  expect(page).toMatch(/\?sent=[\da-f-]{36}$/);
  const [, main = ''] = /<main(.*?)<\/main>/s.exec(body) ?? [];
  const photos = 'Rosto, Perfil, Meio corpo, Corpo inteiro';
  const guardian = TYPED.father.replace('&', '&amp;');
  for (const words of [guardian, pt.scouting.consent, photos, pt.scouting.thanksText]) {
    expect(main).toContain(words);
  }
  expect(main.match(/<h1/g)).toHaveLength(1);
  expect(main).toMatch(/<figure class="face">.*<img/s);
});

test('a form that is posted too often is returned as it was typed, with the reason', async () => {
  const { body: list } = await visitShared('/modelos');
  const [, id = ''] = /href="\/modelos\/(\d+)\//.exec(list) ?? [];
  const forms = [
    ['/api/contact', () => new URLSearchParams({ ...GUEST, subject: 'x' }), pt.forms.refusals.rate],
    ['/api/get-scouted', () => applicationOf({ email: 'x' }), pt.forms.refusals.rate],
    [
      '/api/favorites',
      () => new URLSearchParams({ ...GUEST, ids: id, email: 'x' }),
      pt.forms.refusals.rate,
    ],
  ] as const;
  for (const [path, form, words] of forms) {
    const headers = { 'x-forwarded-for': '198.51.200.2' };
    for (let time = 0; time < 5; time += 1) await press(path, await form(), headers);
    const { page, status, body } = await press(path, await form(), headers);
    expect([path, page, status]).toEqual([
      path,
      expect.stringMatching(/\?reply=[\da-f-]{36}$/),
      200,
    ]);
    expect([path, body]).toEqual([path, expect.stringContaining(words)]);
    const email = path === '/api/contact' ? GUEST.email : 'x';
    expect([path, valueIn(body, 'email')]).toEqual([path, email]);
  }
  const foreign = { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '198.51.200.3' };
  for (const [path, form] of forms) {
    const { page, status, body } = await press(path, await form(), foreign);
    expect([page, status]).toEqual([expect.stringMatching(/\?reply=origin$/), 200]);
    expect([path, body]).toEqual([path, expect.stringContaining(pt.forms.refusals.origin)]);
    expect([path, body.includes('zoe@'), body.includes(TYPED.email)]).toEqual([path, false, false]);
  }
});

test.each([
  ['/contato', pt.forms.expired],
  ['/en/be-a-model', en.forms.expired],
  ['/es/favoritos', es.forms.expired],
])('%s explains that the answers of an expired reply are gone', async (path, words) => {
  const { status, body } = await visitShared(`${path}?reply=${crypto.randomUUID()}`);
  const shown = `>${words}</p>`;
  expect([status, body]).toEqual([200, expect.stringContaining(shown)]);
  expect((await visitShared(path)).body).not.toContain(shown);
});

test('an invented token confirms nothing', async () => {
  const headers = { 'x-forwarded-for': '198.51.200.4' };
  const refused = await press('/api/contact', new URLSearchParams(GUEST), headers);
  const token = new URLSearchParams(refused.page.split('?')[1]).get('reply');
  const pages = [
    ['/contato', pt.contact.thanksTitle],
    ['/seja-um-modelo', pt.scouting.thanksTitle],
    ['/favoritos', pt.favorites.form.sent],
  ] as const;
  for (const [path, thanks] of pages) {
    for (const sent of ['1', 'rate', crypto.randomUUID(), String(token)]) {
      const { status, body } = await visitShared(`${path}?sent=${sent}`);
      const [, main = ''] = /<main(.*?)<\/main>/s.exec(body) ?? [];
      expect([path, sent, status, main.includes(thanks)]).toEqual([path, sent, 200, false]);
      expect(main).toContain(pt.forms.unknownSent);
      expect(main).toContain(`href="${path}"`);
    }
  }
});
