import { expect, test } from 'vitest';
import pt from '@/messages/pt.json';
import { talentId } from '../demo-panel/seed/talent.ts';
import { visitShared } from './visit.ts';

const shared = (ids: readonly number[], more = '') =>
  visitShared(`/favoritos?ids=${ids.join(',')}${more}`);

test('a link shows the first fifty of its talents, and nothing without one', async () => {
  const none = await shared([1, 2]);
  expect(none.status).toBe(404);
  expect(none.body).toContain(pt.favorites.shared.noneText);
  const ids = Array.from({ length: 60 }, (_, place) => talentId(place));
  const many = await shared(ids);
  expect(many.status).toBe(200);
  expect(many.body).toContain('O link tem 60 talentos; aqui estão os primeiros 50.');
  const few = await shared(ids.slice(0, 50));
  expect(few.body).not.toContain('aqui estão os primeiros 50');
  expect(few.body).toContain(`name="ids" value="${ids.slice(0, 50).join(',')}"`);
  const alone = await shared(ids.slice(0, 1), '&view=compare');
  expect(alone.body).not.toContain(pt.favorites.compare.table);
  // With no-store a browser would not restore it.
  expect(few.headers.get('cache-control')).toBe('private, no-cache');
});

test('what is no id in a link is counted, never shown', async () => {
  const { status, body } = await visitShared(`/favoritos?ids=${talentId(0)},Ligue,pague,o,PIX`);
  expect(status).toBe(200);
  const main = /<main.*<\/main>/s.exec(body)?.[0];
  expect(main).toContain('4 partes do link não puderam ser lidas.');
  expect(main).not.toMatch(/Ligue|PIX/);
});

test('a link of an earlier release shows the talents of its ids, and nothing else of it', async () => {
  const mainOf = async (query: string) => {
    const { status, body } = await shared([talentId(0), talentId(1)], query);
    expect(status).toBe(200);
    return /<main.*<\/main>/s.exec(body)?.[0];
  };
  const plain = await mainOf('');
  expect(plain).toContain(pt.favorites.shared.lead);
  for (const old of ['answer&title=Casa+Ouro&by=Marina&on=2026-11-20', 'lineup&answers=yn']) {
    expect(await mainOf(`&view=${old}`)).toBe(plain);
  }
});
