import { type Answer, html, json, Refusal } from './answer.ts';
import type { Call } from './call.ts';
import type { Mail } from './mail/mail.ts';
import type { Packer } from './mail/parcel.ts';
import type { PostOffice } from './mail/post-office.ts';
import { emlOf } from './mail/transport.ts';
import { attachmentUrl, entryPage, listPage } from './outbox-pages.ts';
import { escapeHtml } from './page.ts';
import type { Route } from './route.ts';
import type { Entry, Store } from './store.ts';

/** External input may run nothing and send no requests to other hosts. */
const MAIL_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'";

function download(type: string, body: Uint8Array): Answer {
  const headers = { 'content-type': type, 'x-content-type-options': 'nosniff' };
  return { status: 200, headers, body: Buffer.from(body) };
}

/** The e-mail with its pictures where a browser finds them, and links that leave the frame. */
function mailPage({ html: source, entry, enclosures }: Mail): Answer {
  const shown = enclosures.reduce(
    (text, { cid, name }) =>
      text.replaceAll(`"cid:${cid}"`, `"${escapeHtml(attachmentUrl(entry, name))}"`),
    source.replace('<head>', '<head><base target="_blank">'),
  );
  const answer = html(shown);
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': MAIL_POLICY } };
}

/** The received entries and their e-mails, for people to read and for tests to check. */
export function outboxRoutes(store: Store, post: PostOffice, packer: Packer): Route[] {
  function entryOf({ params }: Call): Entry {
    const entry = store.entry(Number(params.id));
    if (!entry) throw new Refusal(404, 'Not found.');
    return entry;
  }

  function mailOf(call: Call): Mail {
    const mail = post.mail(entryOf(call).id);
    if (!mail) throw new Refusal(404, 'Not found.');
    return mail;
  }

  async function attachment(call: Call): Promise<Answer> {
    const mail = mailOf(call);
    const enclosure = mail.enclosures.find(({ name }) => name === call.params.name);
    if (!enclosure) throw new Refusal(404, 'Not found.');
    return download(enclosure.type, await packer.read(mail, enclosure));
  }

  function file({ params }: Call): Answer {
    const found = store.file(Number(params.id), params.field ?? '');
    if (!found) throw new Refusal(404, 'Not found.');
    return download(found.type, found.content);
  }

  function list(): Answer {
    return html(listPage(store.entries().map((entry) => ({ entry, mail: post.mail(entry.id) }))));
  }

  function detail(call: Call): Answer {
    const entry = entryOf(call);
    const received = { entry, mail: post.mail(entry.id) };
    return html(entryPage(received, packer.agency, store.isDelivered(entry.id)));
  }

  async function eml(call: Call): Promise<Answer> {
    return download('message/rfc822', await emlOf(await packer.pack(mailOf(call))));
  }

  return [
    { method: 'GET', path: '/outbox', answer: list },
    { method: 'GET', path: '/outbox.json', answer: () => json(200, store.entries()) },
    { method: 'GET', path: '/outbox/:id', answer: detail },
    { method: 'GET', path: '/outbox/:id/html', answer: (call) => mailPage(mailOf(call)) },
    { method: 'GET', path: '/outbox/:id/mail.eml', answer: eml },
    { method: 'GET', path: '/outbox/:id/attachments/:name', answer: attachment },
    { method: 'GET', path: '/outbox/:id/:field', answer: file },
  ];
}
