import { type Answer, html, json, Refusal } from './answer.ts';
import type { Call } from './call.ts';
import { escapeHtml, page } from './page.ts';
import type { Route } from './router.ts';
import type { Entry, Store } from './store.ts';

const TITLES: Record<string, string> = {
  'get-scouted': 'Nova inscrição',
  contact: 'Mensagem de contato',
  favorites: 'Pedido de casting',
  download: 'Composite baixado',
};

const titleOf = ({ kind }: Entry) => TITLES[kind] ?? kind;
const time = (at: string) =>
  new Date(at).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });

function listPage(entries: Entry[]): string {
  if (entries.length === 0) return page('Caixa de saída', '<p>Nada foi recebido ainda.</p>');
  const rows = entries.toReversed().map((entry) => {
    const who = entry.fields.name ?? entry.fields.realname ?? entry.fields.talent ?? '';
    const link = `<a href="/outbox/${entry.id}">${titleOf(entry)}</a>`;
    return `<tr><td>${time(entry.at)}</td><td>${link}</td><td>${escapeHtml(String(who))}</td></tr>`;
  });
  return page('Caixa de saída', `<table>${rows.join('')}</table>`);
}

function valueHtml(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueHtml).join('<br>') || '—';
  if (typeof value !== 'object' || value === null) {
    return escapeHtml(String(value ?? '')).replaceAll('\n', '<br>') || '—';
  }
  const { url, name, label, role } = value as Record<string, unknown>;
  if (url) return `<a href="${escapeHtml(String(url))}">${escapeHtml(String(name))}</a>`;
  return escapeHtml(String(label ?? `${name} (${role})`));
}

function entryPage(entry: Entry): string {
  const rows = Object.entries(entry.fields).map(
    ([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${valueHtml(value)}</td></tr>`,
  );
  const files = entry.files.map(({ field, name, bytes }) => {
    const about = `${escapeHtml(name)} · ${Math.ceil(bytes / 1024)} KB`;
    const image = `<img src="/outbox/${entry.id}/${field}" alt="">`;
    return `<figure>${image}<figcaption>${about}</figcaption></figure>`;
  });
  const back = `<p><a href="/outbox">Caixa de saída</a> · ${time(entry.at)}</p>`;
  return page(titleOf(entry), `${back}<table>${rows.join('')}</table>${files.join('')}`);
}

/** What was received, for people to read and for tests to check. */
export function outboxRoutes(store: Store): Route[] {
  function file({ params }: Call): Answer {
    const found = store.file(Number(params.id), params.field ?? '');
    if (!found) throw new Refusal(404, 'Not found.');
    // The type is the sender's word: nothing that a browser would run may come back from here.
    const type = /^image\/(png|gif|jpeg)$/.test(found.type) ? found.type : 'text/plain';
    const headers = { 'content-type': type, 'x-content-type-options': 'nosniff' };
    return { status: 200, headers, body: Buffer.from(found.content) };
  }

  return [
    { method: 'GET', path: '/outbox', answer: () => html(listPage(store.entries())) },
    { method: 'GET', path: '/outbox.json', answer: () => json(200, store.entries()) },
    {
      method: 'GET',
      path: '/outbox/:id',
      answer({ params }) {
        const entry = store.entries().find(({ id }) => id === Number(params.id));
        if (!entry) throw new Refusal(404, 'Not found.');
        return html(entryPage(entry));
      },
    },
    { method: 'GET', path: '/outbox/:id/:field', answer: file },
  ];
}
