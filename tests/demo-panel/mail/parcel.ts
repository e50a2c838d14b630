import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Pictures } from '../pictures/files.ts';
import type { Store } from '../store.ts';
import type { Enclosure } from './letter.ts';
import type { Mail } from './mail.ts';

export const SITE = { name: 'Site Vitrine', address: 'site@vitrine.example' };

/** Attaches the files to an e-mail and addresses it. */
export class Packer {
  readonly agency: string;
  readonly #store: Store;
  readonly #pictures: Pictures;

  constructor(store: Store, pictures: Pictures, agency: string) {
    this.#store = store;
    this.#pictures = pictures;
    this.agency = agency;
  }

  /** The bytes of an attached file. */
  async read({ entry }: Mail, { source, name }: Enclosure): Promise<Buffer> {
    const content =
      'picture' in source
        ? await this.#pictures.read('mobile', source.picture)
        : this.#store.file(entry, source.field)?.content;
    if (!content) throw new Error(`${name} of entry ${entry} is missing.`);
    return Buffer.from(content);
  }

  async pack(mail: Mail): Promise<SendMailOptions> {
    const attachments: NonNullable<SendMailOptions['attachments']> = [];
    for (const enclosure of mail.enclosures) {
      attachments.push({
        cid: enclosure.cid,
        filename: enclosure.name,
        contentType: enclosure.type,
        contentDisposition: enclosure.listed ? 'attachment' : 'inline',
        content: await this.read(mail, enclosure),
      });
    }
    return {
      from: SITE,
      to: this.agency,
      replyTo: mail.sender,
      subject: mail.subject,
      date: new Date(mail.at),
      messageId: this.#messageId(mail),
      html: mail.html,
      text: mail.text,
      attachments,
    };
  }

  /** The same on every attempt, so a mail program shows a duplicate only once. */
  #messageId({ entry, kind, at }: Mail): string {
    const key = this.#store.entry(entry)?.key ?? '';
    const name = createHash('sha256')
      .update(JSON.stringify([kind, key, at]))
      .digest('hex');
    return `<${name.slice(0, 32)}@${SITE.address.split('@')[1]}>`;
  }
}
