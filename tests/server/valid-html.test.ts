import { expect, test } from 'vitest';
import { htmlFaults } from '../fixtures/html-faults.ts';
import { visitShared } from './visit.ts';

async function pathsOfEachKind(): Promise<string[]> {
  const { body: list } = await visitShared('/modelos');
  const { body: blog } = await visitShared('/blog');
  const [, profile = '', id = ''] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(list) ?? [];
  const [, post = ''] = /href="(\/blog\/\d+\/[^"]+)"/.exec(blog) ?? [];
  return [
    ...['/', '/en', '/modelos', '/es/modelos/mujeres', '/modelos?page=2', '/modelos?letter=a'],
    ...[profile, `/en/models/${id}/x`, `${profile}?tab=video`, '/blog', '/blog?page=2', post],
    ...['/contato', '/seja-um-modelo', '/favoritos', `/favoritos?ids=${id}`],
    ...['/sobre', '/privacidade', '/verificar', '/nope'],
  ];
}

test('each kind of page is valid HTML', async () => {
  const faults: string[] = [];
  const paths = await pathsOfEachKind();
  expect(paths.every((path) => path.startsWith('/'))).toBe(true);
  for (const path of paths) {
    const { body } = await visitShared(path, { redirect: 'follow' });
    faults.push(...(await htmlFaults(body)).map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
}, 180_000);

test('invalid HTML is found', async () => {
  const { body } = await visitShared('/');
  expect(await htmlFaults(body.replace('</main>', '<p><div></div></p></main>'))).not.toEqual([]);
});
