import type { Mail } from './mail/mail.ts';
import { SITE } from './mail/parcel.ts';
import { escapeHtml, page } from './page.ts';
import type { Entry } from './store.ts';

const KINDS: Record<string, string> = {
  'get-scouted': 'Candidatura',
  contact: 'Contato',
  favorites: 'Casting',
  download: 'Composite baixado',
};

const kindOf = ({ kind }: Entry) => escapeHtml(KINDS[kind] ?? kind);
const timeHtml = (at: string) => {
  const text = new Date(at).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  return `<time datetime="${at}">${text}</time>`;
};

/** Where the outbox serves an attached file. */
export const attachmentUrl = (entry: number, name: string) =>
  `/outbox/${entry}/attachments/${encodeURIComponent(name)}`;

export type Received = { entry: Entry; mail: Mail | null };

/** Newest first. */
export function listPage(received: readonly Received[]): string {
  const rows = received.toReversed().map(({ entry, mail }) => {
    const subject = mail
      ? `<a href="/outbox/${entry.id}">${escapeHtml(mail.subject)}</a>`
      : `<a href="/outbox/${entry.id}">Sem e-mail</a>`;
    const { name = '', address = '' } = mail?.sender ?? {};
    return `<tr><td>${timeHtml(entry.at)}</td><td>${kindOf(entry)}</td><td>${subject}</td><td>${escapeHtml(name)}<br>${escapeHtml(address)}</td></tr>`;
  });
  const head = '<tr><th>Recebido</th><th>Tipo</th><th>Assunto</th><th>Remetente</th></tr>';
  const table = `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  const body = rows.length > 0 ? table : '<p>Nada foi recebido ainda.</p>';
  return page('Caixa de saída', body, 'pt-BR');
}

function rowsHtml(values: readonly [name: string, html: string][]): string {
  const rows = values.map(
    ([name, html]) => `<tr><th>${escapeHtml(name)}</th><td>${html}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function mailHtml(mail: Mail, agency: string, delivered: boolean): string {
  const { entry, sender } = mail;
  const files = mail.enclosures.map(({ name }) => {
    return `<li><a href="${escapeHtml(attachmentUrl(entry, name))}">${escapeHtml(name)}</a></li>`;
  });
  const head = rowsHtml([
    ['De', escapeHtml(`${SITE.name} <${SITE.address}>`)],
    ['Para', escapeHtml(agency)],
    ['Responder a', escapeHtml(`${sender.name} <${sender.address}>`)],
    ['Entregue', delivered ? 'sim' : 'não'],
  ]);
  return `${head}
<p><iframe src="/outbox/${entry}/html" title="E-mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></p>
<h2>Anexos</h2>${files.length > 0 ? `<ul>${files.join('')}</ul>` : '<p>Nenhum.</p>'}
<p><a href="/outbox/${entry}/mail.eml">O e-mail como arquivo (.eml)</a></p>
<h2>Versão em texto</h2><pre>${escapeHtml(mail.text)}</pre>`;
}

function valueHtml(value: unknown): string {
  if (typeof value === 'string') return escapeHtml(value).replaceAll('\n', '<br>') || '—';
  return `<code>${escapeHtml(JSON.stringify(value))}</code>`;
}

/** An entry as the agency would read it, and the fields as the site sent them. */
export function entryPage({ entry, mail }: Received, agency: string, delivered: boolean): string {
  const fields = Object.entries(entry.fields).map(([name, value]): [string, string] => [
    name,
    valueHtml(value),
  ]);
  const files = entry.files.map(({ field, name, bytes }): [string, string] => {
    const about = `${escapeHtml(name)} · ${Math.ceil(bytes / 1024)} KB`;
    return [field, `<a href="/outbox/${entry.id}/${field}">${about}</a>`];
  });
  const back = `<p><a href="/outbox">Caixa de saída</a> · ${kindOf(entry)} · ${timeHtml(entry.at)}</p>`;
  const read = mail ? mailHtml(mail, agency, delivered) : '';
  const raw = `<h2>Campos recebidos</h2>${rowsHtml([...fields, ...files])}`;
  return page(mail?.subject ?? KINDS[entry.kind] ?? entry.kind, `${back}${read}${raw}`, 'pt-BR');
}
