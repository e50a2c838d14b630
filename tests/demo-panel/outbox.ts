import { type Answer, html, json, Refusal } from './answer.ts';
import type { Call } from './call.ts';
import { escapeHtml, page } from './page.ts';
import type { Route } from './route.ts';
import type { Entry, Store } from './store.ts';

const KINDS: Record<string, string> = {
  'get-scouted': 'Candidatura',
  contact: 'Contato',
  favorites: 'Casting',
  download: 'Composite baixado',
};

const kindOf = ({ kind }: Entry) => escapeHtml(KINDS[kind] ?? kind);

function timeHtml({ at }: Entry): string {
  const text = new Date(at).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  return `<time datetime="${at}">${text}</time>`;
}

/** Newest first. */
function listPage(entries: readonly Entry[]): string {
  const rows = entries.toReversed().map((entry) => {
    const { name, realname = name, email } = entry.fields;
    const sender = [realname, email].map((text) => escapeHtml(String(text ?? ''))).join('<br>');
    const link = `<a href="/outbox/${entry.id}">${kindOf(entry)}</a>`;
    return `<tr><td>${timeHtml(entry)}</td><td>${link}</td><td>${sender}</td></tr>`;
  });
  const head = '<tr><th>Recebido</th><th>Tipo</th><th>Remetente</th></tr>';
  const table = `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  const body = rows.length > 0 ? table : '<p>Nada foi recebido ainda.</p>';
  return page('Caixa de saída', body, 'pt-BR');
}

function valueHtml(value: unknown): string {
  const isText = typeof value === 'string';
  return `<pre>${escapeHtml(isText ? value : JSON.stringify(value, null, 2)) || '—'}</pre>`;
}

/** A post as it arrived: its fields, then its pictures. */
function entryPage(entry: Entry): string {
  const fields = Object.entries(entry.fields).map(
    ([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${valueHtml(value)}</td></tr>`,
  );
  const files = entry.files.map(({ field, name, bytes }) => {
    const about = `${field}: ${name} · ${Math.ceil(bytes / 1024)} KB`;
    const url = `/outbox/${entry.id}/${field}`;
    return `<figure><a href="${url}"><img src="${url}" alt=""></a><figcaption>${escapeHtml(about)}</figcaption></figure>`;
  });
  const back = `<p><a href="/outbox">Caixa de saída</a> · ${timeHtml(entry)}</p>`;
  const body = `${back}<table>${fields.join('')}</table><p>${files.join('')}</p>`;
  return page(KINDS[entry.kind] ?? entry.kind, body, 'pt-BR');
}

/** What the site posted, for people to read and for tests to check. */
export function outboxRoutes(store: Store): Route[] {
  function detail({ params }: Call): Answer {
    const entry = store.entry(Number(params.id));
    if (!entry) throw new Refusal(404, 'Not found.');
    return html(entryPage(entry));
  }

  function file({ params }: Call): Answer {
    const found = store.file(Number(params.id), params.field ?? '');
    if (!found) throw new Refusal(404, 'Not found.');
    const headers = { 'content-type': found.type, 'x-content-type-options': 'nosniff' };
    return { status: 200, headers, body: Buffer.from(found.content) };
  }

  return [
    { method: 'GET', path: '/outbox', answer: () => html(listPage(store.entries())) },
    { method: 'GET', path: '/outbox.json', answer: () => json(200, store.entries()) },
    { method: 'GET', path: '/outbox/:id', answer: detail },
    { method: 'GET', path: '/outbox/:id/:field', answer: file },
  ];
}
