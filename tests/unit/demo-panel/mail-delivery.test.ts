import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPanel } from '../../demo-panel/start.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { application, chosen, message, photo, selection, writesTo } from './writes.ts';

let dataDir: string;
let mailbox: Mailbox;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'panel-'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true, force: true });
  await mailbox?.close();
});

const nowhere = 'smtp://127.0.0.1:1';

describe('an e-mail is delivered once', () => {
  it('however often its write is repeated', async () => {
    mailbox = await openMailbox();
    const panel = await startPanel({ talents: 1, smtpUrl: mailbox.smtpUrl });
    const writes = await writesTo(panel);
    await Promise.all([1, 2, 3].map(() => writes.message(message, 'same')));
    await writes.message(message, 'another');
    await writes.message(message, 'same');
    await panel.close();
    expect(mailbox.arrived).toHaveLength(2);
  });

  it('also after the server turned it away at first', async () => {
    mailbox = await openMailbox({ turnAway: 2 });
    const { smtpUrl, tries, arrived } = mailbox;
    const panel = await startPanel({ talents: 1, smtpUrl, mailRetryMs: [0, 0] });
    expect(await (await writesTo(panel)).message()).toBe(201);
    await expect.poll(() => arrived.length).toBe(1);
    await panel.close();
    expect(tries()).toBe(3);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });
});

describe('an e-mail that cannot be delivered', () => {
  it('does not fail the write, is given up after some tries and kept', async () => {
    mailbox = await openMailbox({ turnAway: Infinity });
    const { smtpUrl, tries } = mailbox;
    const panel = await startPanel({ talents: 1, smtpUrl, mailRetryMs: [0] });
    expect(await (await writesTo(panel)).message()).toBe(201);
    await expect.poll(() => vi.mocked(console.warn).mock.calls.length).toBe(2);
    expect(panel.entries()).toHaveLength(1);
    expect(panel.mails()).toMatchObject([{ subject: 'Contato: Olá' }]);
    await panel.close();
    expect(tries()).toBe(2);
  });

  it('leaves with the next start, and then never again', async () => {
    const first = await startPanel({
      talents: 1,
      dataDir,
      smtpUrl: nowhere,
      mailRetryMs: [60_000],
    });
    await (await writesTo(first)).message(message, 'same');
    await first.close();
    mailbox = await openMailbox();
    for (const _ of [1, 2]) {
      const next = await startPanel({ talents: 1, dataDir, smtpUrl: mailbox.smtpUrl });
      expect(await (await writesTo(next)).message(message, 'same')).toBe(201);
      await next.close();
    }
    expect(mailbox.arrived.map(({ email }) => email.subject)).toEqual(['Contato: Olá']);
  });
});

it('refuses an address of a server that is none, without repeating the password in it', async () => {
  const start = startPanel({ talents: 1, smtpUrl: 'http://user:secret@host' });
  await expect(start).rejects.toThrow(/^SMTP_URL must be smtp:/);
});

it('keeps .eml files where no server is named', async () => {
  const panel = await startPanel({ talents: 60, dataDir });
  const writes = await writesTo(panel);
  await writes.casting(selection(chosen(0)));
  await writes.application(application);
  await writes.message({ ...message, subject: '../../x' });
  await panel.close();
  const names = ['1-favorites.eml', '2-get-scouted.eml', '3-contact.eml'];
  expect((await readdir(join(dataDir, 'mail'))).sort()).toEqual(names);
  const file = await readFile(join(dataDir, 'mail', '2-get-scouted.eml'));
  const { attachments, subject } = await PostalMime.parse(file);
  expect(subject).toBe('Candidatura: Érica d’Ávila, 175 cm');
  expect(attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual(
    [1, 2, 3, 4].map(photo),
  );
});

it('shows every e-mail in the outbox, with nothing in it that could run', async () => {
  const panel = await startPanel({ talents: 60 });
  const writes = await writesTo(panel);
  await writes.message({ ...message, subject: '<script>alert(1)</script>' });
  await writes.casting(selection(chosen(0)));
  const read = async (path: string) => (await fetch(panel.url + path)).text();
  const list = await read('/outbox');
  expect(list.indexOf('Casting: 1 talento para')).toBeLessThan(list.indexOf('Contato:'));
  expect(`${list}${await read('/outbox/1')}${await read('/outbox/1/html')}`).not.toMatch(/<script/);
  const [, picture] = /<img src="([^"]+)"/.exec(await read('/outbox/2/html')) ?? [];
  expect((await fetch(`${panel.url}${picture}`)).headers.get('content-type')).toBe('image/jpeg');
  expect((await fetch(`${panel.url}/outbox/9`)).status).toBe(404);
  expect(await read('/outbox/1/mail.eml')).toMatch(/^Reply-To: =\?UTF-8\?/im);
  await panel.close();
});
