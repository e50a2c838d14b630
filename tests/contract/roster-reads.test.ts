import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const NEW_FACES = 1884;

const listed = (id: number, name: string, more: object = {}) => {
  return { id, name, slug: name.toLowerCase(), gender: 'woman', ...more };
};

let answers: Answers;
let received: readonly { path: string }[];

beforeEach(async () => {
  answers = {
    '/api/talents': [
      listed(1, 'Ana', { categories: [{ id: NEW_FACES }], cover: 'talents/1/cover.jpg' }),
      listed(2, 'Bia'),
      listed(3, 'Caio', { gender: 'man' }),
    ],
    '/api/talent/profile': { data: { id: 2, name: 'Bia' } },
  };
  const services = await startServices(answers);
  received = services.received;
  beginProcess({ PANEL_URL: services.url, INTEGRATION_URL: services.url });
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

describe('the index of a list', () => {
  it('is serialized once per roster, and has an ETag of its own', async () => {
    const { readRosterIndex } = await import('@/lib/roster/serialize-index');
    const [women, again, men] = await Promise.all([
      ...[readRosterIndex('women'), readRosterIndex('women'), readRosterIndex('men')],
    ]);
    expect(again).toBe(women);
    expect(women?.etag).toMatch(/^"[\w-]{20}"$/);
    expect(men?.etag).not.toBe(women?.etag);
    const names = (json = '{}') => JSON.stringify(JSON.parse(json));
    expect(names(women?.json)).toContain('Ana');
    expect(names(women?.json)).not.toContain('Caio');
    expect(names(men?.json)).toContain('Caio');
  });
});

it('a profile that does not exist is missing, and requests nothing', async () => {
  const { requireProfile } = await import('@/lib/roster/require-profile');
  const { MissingPageError } = await import('@/lib/page/outcomes');
  expect(await requireProfile('2', 'pt')).toMatchObject({ id: 2, name: 'Bia' });
  await expect(requireProfile('9', 'pt')).rejects.toBeInstanceOf(MissingPageError);
  await expect(requireProfile('x', 'pt')).rejects.toBeInstanceOf(MissingPageError);
  expect(received.filter(({ path }) => path.startsWith('/api/talent/profile'))).toHaveLength(1);
});
