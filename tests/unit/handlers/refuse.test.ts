import { expect, it } from 'vitest';
import { refuse } from '@/lib/handlers/refuse';
import { messagesOf } from '@/lib/i18n/messages';

const { errors, forms } = messagesOf('es');

it.each([
  [404, 'no such list', errors.notFound, errors.notFoundText],
  [429, 'busy', errors.busy, errors.busyText],
  [503, 'HTTP_500', errors.unavailable, errors.unavailableText],
  [429, 'rate', errors.refused, forms.refusals.rate],
  [400, 'no such list', errors.refused, errors.refusedText],
])('a browser that opens an address itself sees the reason: %i %s', async (...row) => {
  const [status, error, title, text] = row;
  const request = new Request('http://site.test/api/roster?lang=es', {
    headers: { accept: 'text/html' },
  });
  const html = await refuse(request, { status, error }).text();
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe(title);
  expect(/<title>(.*?)<\/title>/s.exec(html)?.[1]).toContain(title);
  expect(/<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1]).toContain(text);
});

it('a reason of its own comes in place of the usual text, with its link', async () => {
  const request = new Request('http://site.test/es/x', { headers: { accept: 'text/html' } });
  const link = { text: 'Ver', route: { page: 'roster', view: 'models' } } as const;
  const why = { title: 'No está', text: 'Ya no.', link };
  const html = await refuse(request, { status: 404, error: '', why }).text();
  expect(html).toContain('<h1>No está</h1>');
  expect(html).toContain('<a href="/es/modelos">Ver</a>');
});
