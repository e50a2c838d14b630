import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inventTalent } from '../../demo-panel/seed/talent.ts';
import { startPanel } from '../../demo-panel/start.ts';
import { mailFor, type Write } from './mail-for.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { casting, chosen, message, photo, selection, writesTo } from './writes.ts';

let mailbox: Mailbox;

beforeEach(async () => {
  mailbox = await openMailbox();
});
afterEach(() => mailbox.close());

const mailOf = (write: Write) => mailFor(mailbox, write);

const hrefs = (html = '') => Array.from(html.matchAll(/href="([^"]+)"/g), ([, url = '']) => url);
const shown = (html = '') =>
  Array.from(html.matchAll(/src="cid:([^"]+)"/g), ([, cid]) => `<${cid}>`);

describe('a casting', () => {
  it('goes to the agency, from the site, to be answered to whoever asks', async () => {
    const { from, to, email } = await mailOf((writes) => writes.casting(selection(chosen(0))));
    expect([from, to]).toEqual(['site@vitrine.example', ['agency@vitrine.example']]);
    expect(email.subject).toBe('Casting: 1 talento para Casa Ouro');
    expect(email.text).not.toContain('Briefing');
    expect(email.replyTo).toMatchObject([{ name: 'Casa Ouro', address: 'casting@ouro.example' }]);
    expect(hrefs(email.html).slice(0, 3)).toEqual([
      'tel:+5511998765432',
      'https://wa.me/5511998765432',
      'mailto:casting@ouro.example',
    ]);
  });

  it('shows each talent with picture, measures, note and link', async () => {
    const talents = [chosen(0), chosen(1, { note: 'Opção B\nsó em maio' }), chosen(19)];
    const { email } = await mailOf((writes) => writes.casting(selection(...talents)));
    const { text = '', html = '', attachments } = email;
    for (const { name, url } of talents) {
      expect(text).toContain(`${name}\n`);
      expect(text).toContain(`   ${url}\n`);
      expect(hrefs(html)).toContain(url);
    }
    expect(text).toMatch(/Altura \d+ cm · (Busto|Tórax) \d+ cm · Cintura \d+ cm/);
    expect(text).toContain('Nota: Opção B\n   só em maio');
    expect(html).toContain('Opção B<br>só em maio');
    // The third has no picture.
    expect(inventTalent(19).cover).toBeFalsy();
    expect(shown(html)).toEqual(attachments.map(({ contentId }) => contentId));
    expect(attachments).toHaveLength(2);
    expect(attachments.every(({ disposition }) => disposition === 'inline')).toBe(true);
  });

  it('has the brief above the talents, and no word of one without it', async () => {
    const brief = 'Datas: 3 e 4 de março\r\nObservações:\r\n<b>Externas</b>';
    const values = { ...casting(selection(chosen(0))), message: brief };
    const { email } = await mailOf((writes) => writes.castingOf(values));
    const { name } = chosen(0);
    const words = email.text ?? '';
    expect(words).toContain('Briefing\nDatas: 3 e 4 de março\nObservações:\n<b>Externas</b>');
    expect(words.indexOf('Briefing')).toBeLessThan(words.indexOf(`1. ${name}`));
    const html = email.html ?? '';
    const said = 'Datas: 3 e 4 de março<br>Observações:<br>&#60;b&#62;Externas&#60;/b&#62;';
    expect(html).toContain(said);
    expect(html.indexOf(said)).toBeLessThan(html.indexOf(name));
  });

  it.each(['', ' \r\n'])('whose brief says nothing (%j) is refused', async (brief) => {
    const panel = await startPanel({ talents: 60, smtpUrl: mailbox.smtpUrl });
    const values = { ...casting(selection(chosen(0))), message: brief };
    expect(await (await writesTo(panel)).castingOf(values)).toBe(422);
    await panel.close();
  });

  it('shows twenty pictures, and then links alone', async () => {
    const talents = Array.from({ length: 24 }, () => chosen(0));
    const { email } = await mailOf((writes) => writes.casting(selection(...talents)));
    expect(email.attachments).toHaveLength(20);
    expect(shown(email.html)).toHaveLength(20);
    expect(email.text?.match(/^\d+\. /gm)).toHaveLength(24);
  });

  const linkTo = (some: readonly { id: number | string }[]) =>
    `https://vitrine.test/favoritos?ids=${some.map(({ id }) => id).join(',')}`;

  it('has a link that opens the whole selection', async () => {
    const talents = [chosen(1), chosen(0), chosen(19)];
    const { email } = await mailOf((writes) => writes.casting(selection(...talents)));
    expect(hrefs(email.html)).toContain(linkTo(talents));
    expect(email.text).toContain(linkTo(talents));
    expect(email.text).not.toContain('As fotos são');
  });

  it('has several for what one cannot hold, and says why pictures are missing', async () => {
    const talents = Array.from({ length: 60 }, (_, place) => chosen(place < 20 ? 0 : place));
    const { email } = await mailOf((writes) => writes.casting(selection(...talents)));
    for (const some of [talents.slice(0, 50), talents.slice(50)]) {
      expect(hrefs(email.html)).toContain(linkTo(some));
      expect(email.text).toContain(linkTo(some));
    }
    expect(email.text).toContain('As fotos são as dos primeiros 20 talentos');
  });

  it.each([
    ...['98765-0100', '11 9876-501', '11 98765-010', '3062-0100', '+55 11 98765', 'a pedido'],
  ] as string[])('has no link to call or write to %s, which is no whole number', async (phone) => {
    const values = { ...casting(selection(chosen(0))), phone };
    const { email } = await mailOf((writes) => writes.castingOf(values));
    expect(email.text).toContain(phone);
    expect(hrefs(email.html).filter((href) => /^tel:|wa\.me/.test(href))).toEqual([]);
  });

  it.each([
    ['11 98765-0100', '5511987650100'],
    ['021 3062-0100', '552130620100'],
    ['+351 912 345 678', '351912345678'],
    ['0044 20 7946 0123', '442079460123'],
  ])('has links for %s', async (phone, digits) => {
    const values = { ...casting(selection(chosen(0))), phone };
    const { email } = await mailOf((writes) => writes.castingOf(values));
    expect(hrefs(email.html)).toEqual(
      expect.arrayContaining([`tel:+${digits}`, `https://wa.me/${digits}`]),
    );
  });

  it.each([
    ['an empty selection', selection()],
    ['too many', selection(...Array.from({ length: 201 }, () => chosen(0)))],
    ['somebody who is not on the roster', selection(chosen(0, { id: 12 }))],
    ['an address that runs', selection(chosen(0, { url: 'javascript:alert(1)' }))],
    ['a note that is no text', selection(chosen(0, { note: 7 }))],
    ['what is no list', '{}'],
  ])('refuses %s', async (_, talents) => {
    const panel = await startPanel({ talents: 60, smtpUrl: mailbox.smtpUrl });
    expect(await (await writesTo(panel)).casting(talents)).toBe(422);
    await panel.close();
    expect(mailbox.arrived).toEqual([]);
  });
});

it('an application shows every answer, and brings the four photos as they are', async () => {
  const { email } = await mailOf((writes) => writes.application());
  const { attachments, html, text, subject, replyTo } = email;
  expect(subject).toBe('Candidatura: Érica d’Ávila, 175 cm');
  expect(replyTo).toMatchObject([{ name: 'Érica d’Ávila', address: 'erica@example.com' }]);
  for (const answer of [
    ...['Pessoa responsável: Maria d’Ávila', 'Cidade: São Paulo', 'País: Brasil', 'Altura: 175 cm'],
    ...['Cabelo: castanho-escuro', 'Olhos: verde-azulados', 'Tom de pele: Parda', 'Jeans: 38'],
    ...['Sapatos: 37', 'WhatsApp: +55 (11) 98888-0000 (https://wa.me/5511988880000)'],
  ]) {
    expect(text).toContain(answer);
  }
  expect(shown(html)).toEqual(attachments.map(({ contentId }) => contentId));
  expect(
    attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition]),
  ).toEqual([
    ['erica-d-avila-1-rosto.jpg', 'image/jpeg', 'attachment'],
    ['erica-d-avila-2-perfil.png', 'image/png', 'attachment'],
    ['erica-d-avila-3-meio-corpo.gif', 'image/gif', 'attachment'],
    ['erica-d-avila-4-corpo-inteiro.jpg', 'image/jpeg', 'attachment'],
  ]);
  for (const label of ['Rosto', 'Perfil', 'Meio corpo', 'Corpo inteiro']) {
    expect(html).toContain(`alt="${label}"`);
    expect(text).toMatch(new RegExp(`   ${label}: erica-d-avila-\\d`));
  }
  const bytes = attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
  expect(bytes).toEqual([1, 2, 3, 4].map(photo));
});

it('a message keeps its line breaks, and says when it came in São Paulo', async () => {
  const words = { ...message, message: 'Linha um\r\nlinha dois\n\n🙂' };
  const { email } = await mailOf((writes) => writes.message(words));
  expect(email.html).toContain('Linha um<br>linha dois<br><br>🙂');
  expect(email.text).toContain('Linha um\nlinha dois\n\n🙂');
  const zone = { timeZone: 'America/Sao_Paulo', timeStyle: 'short' } as const;
  const time = new Date(email.date ?? '').toLocaleTimeString('pt-BR', zone);
  expect(email.text).toContain(`${time} (horário de São Paulo)`);
});
