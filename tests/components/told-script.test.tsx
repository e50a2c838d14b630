import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ToldScript } from '@/lib/seo/told-script';

const TOLD = Symbol.for('vitrine.told');
afterEach(() => void Reflect.deleteProperty(globalThis, TOLD));

it('leaves the server’s data unchanged during hydration', async () => {
  const faults = vi.spyOn(console, 'error').mockImplementation(() => {});
  const place = document.createElement('div');
  Reflect.set(globalThis, TOLD, () => '{"name":"Ana"}');
  place.innerHTML = renderToString(<ToldScript />);
  Reflect.deleteProperty(globalThis, TOLD);
  const root = await act(() => hydrateRoot(place, <ToldScript />));
  expect(place.innerHTML).toBe('<script type="application/ld+json">{"name":"Ana"}</script>');
  expect(faults).not.toHaveBeenCalled();
  faults.mockRestore();
  act(() => root.unmount());
});

it('renders no data on a page that the router opens', () => {
  expect(render(<ToldScript />).container.innerHTML).toBe('');
});
