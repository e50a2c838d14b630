import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** Hands a message over; `name` is what a file of it is called. Rejects when that did not work. */
export type Send = (message: SendMailOptions, name: string) => Promise<void>;

const PATIENCE_MS = 10_000;

/** The file that a mail program would open. */
export async function emlOf(message: SendMailOptions): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: written } = await writer.sendMail(message);
  if (!Buffer.isBuffer(written)) throw new Error('The message was not written as a whole.');
  return written;
}

/**
 * Sends through a server, as `smtp://user:password@host:587` or `smtps://…` says. Throws for an
 * address of another shape, without repeating it: it holds a password.
 */
export function overSmtp(smtpUrl: string): Send {
  const protocol = URL.parse(smtpUrl)?.protocol ?? '';
  if (!/^smtps?:$/.test(protocol)) throw new Error('SMTP_URL must be smtp://… or smtps://…');
  const server = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return async (message) => {
    await server.sendMail(message);
  };
}

/** Keeps every message as an `.eml` file. */
export function intoFolder(dir: string): Send {
  return async (message, name) => {
    const file = join(dir, `${name}.eml`);
    await mkdir(dir, { recursive: true });
    // Renamed into place, so that nobody opens half of it.
    await writeFile(`${file}.part`, await emlOf(message));
    await rename(`${file}.part`, file);
  };
}
