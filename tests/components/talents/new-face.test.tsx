import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NewFace } from '@/components/talents/new-face';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Response) {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('links to the profile of the face that the site answers with', async () => {
  answerWith(() => Response.json({ face: { id: 2, name: 'Ana Sá', cover: '2.jpg' } }));
  render(<NewFace locale="pt" />);
  const link = await screen.findByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Ana Sá', '/modelos/2/ana-sa']);
});

it.each([
  ['no face', () => Response.json({ face: null })],
  ['a face without a cover', () => Response.json({ face: { id: 2, name: 'Ana Sá' } })],
  ['an error', () => Response.json({ error: 'down' }, { status: 503 })],
  ['no JSON', () => new Response('<html>')],
])('shows nothing after an answer with %s', async (_, answer) => {
  const fetched = answerWith(answer);
  const { container } = render(<NewFace locale="pt" />);
  await vi.waitFor(() => expect(fetched.mock.results[0]?.type).toBe('return'));
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
  expect(container.textContent).toBe('');
});
