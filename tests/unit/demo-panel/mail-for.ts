import { expect } from 'vitest';
import { startPanel } from '../../demo-panel/start.ts';
import type { Arrived, Mailbox } from './mailbox.ts';
import { type Writes, writesTo } from './writes.ts';

export type Write = (writes: Writes) => Promise<number>;

/** The e-mail that a write becomes, as it arrives. */
export async function mailFor(mailbox: Mailbox, write: Write): Promise<Arrived> {
  const panel = await startPanel({ talents: 60, smtpUrl: mailbox.smtpUrl });
  expect(await write(await writesTo(panel))).toBe(201);
  await panel.close();
  const [arrived] = mailbox.arrived;
  if (!arrived || mailbox.arrived.length > 1) throw new Error('One e-mail should have arrived.');
  return arrived;
}
