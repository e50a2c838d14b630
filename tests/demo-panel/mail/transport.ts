import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** Delivers a message; `name` is the name for a file of it. Rejects on failure. */
export type Send = (message: SendMailOptions, name: string) => Promise<void>;

const TIMEOUT_MS = 10_000;

/** The file that a mail program would open. */
export async function emlOf(message: SendMailOptions): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: written } = await writer.sendMail(message);
  if (!Buffer.isBuffer(written)) throw new Error('The message was not written as a whole.');
  return written;
}

/**
 * Sends through the server of `smtp://user:password@host:587` or `smtps://…`. Throws for a
 * malformed address, without repeating it: it contains a password.
 */
export function overSmtp(smtpUrl: string): Send {
  const protocol = URL.parse(smtpUrl)?.protocol ?? '';
  if (!/^smtps?:$/.test(protocol)) throw new Error('SMTP_URL must be smtp://… or smtps://…');
  const server = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (message) => {
    await server.sendMail(message);
  };
}

/** Stores every message as an `.eml` file. */
export function intoFolder(dir: string): Send {
  return async (message, name) => {
    const file = join(dir, `${name}.eml`);
    await mkdir(dir, { recursive: true });
    // Renamed into place, so that no one opens half of it.
    await writeFile(`${file}.part`, await emlOf(message));
    await rename(`${file}.part`, file);
  };
}
