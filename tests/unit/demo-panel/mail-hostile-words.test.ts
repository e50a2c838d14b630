import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPanel } from '../../demo-panel/start.ts';
import { mailFor, type Write } from './mail-for.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import {
  application,
  casting,
  chosen,
  message,
  selection,
  type Writes,
  writesTo,
} from './writes.ts';

let mailbox: Mailbox;

beforeEach(async () => {
  mailbox = await openMailbox();
});
afterEach(() => mailbox.close());

const mailOf = (write: Write) => mailFor(mailbox, write);

describe('hostile words', () => {
  const header =
    'Ana\r\nBcc: evil@example.com\nX-Evil: 1\r\n\r\n<b>body</b>\u2028,"x" <evil@e.vil>';
  const line = 'Ana Bcc: evil@example.com X-Evil: 1 <b>body</b> ,"x" <evil@e.vil>';

  it.each([
    ['name', (writes: Writes) => writes.message({ ...message, name: header })],
    ['subject', (writes: Writes) => writes.message({ ...message, subject: header })],
    ['realname', (writes: Writes) => writes.application({ ...application, realname: header })],
    [
      'name of a client',
      (writes: Writes) => writes.castingOf({ ...casting(selection(chosen(0))), name: header }),
    ],
  ])('stay one line of the header they are put in: %s', async (_, write) => {
    const { to, email } = await mailOf(write);
    expect(to).toEqual(['agency@vitrine.example']);
    expect(email.headers.map(({ key }) => key).sort()).toEqual([
      ...['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to'],
      ...['subject', 'to'],
    ]);
    expect(email.text).not.toMatch(/^X-Evil/m);
    expect(`${email.subject} ${email.replyTo?.[0]?.name}`).toContain(line);
    expect(email.replyTo).toHaveLength(1);
  });

  it.each(['a>,<b@e.vil', 'a@b.c, d@e.vil', 'a@b.c\r\nBcc: d@e.vil', '"a" <a@b.c>'])(
    'are no address: %j',
    async (email) => {
      const panel = await startPanel({ talents: 1 });
      expect(await (await writesTo(panel)).message({ ...message, email })).toBe(422);
      await panel.close();
    },
  );

  it('are text in the HTML', async () => {
    const hostile = `"><img src=x onerror=alert(1)> ' & </td>`;
    const url = 'https://x.test/\n"><script>';
    const talent = chosen(0, { name: hostile, note: hostile, url });
    const values = { ...casting(selection(talent)), name: hostile, phone: hostile };
    const { email } = await mailOf((writes) => writes.castingOf(values));
    expect(email.html).not.toMatch(/<img src=x|<script/);
    expect(email.html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(email.text).toContain(`Nota: ${hostile}`);
  });
});
