import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { StructuredDataScript } from '@/lib/seo/structured-data-script';

const NOTED = Symbol.for('vitrine.structured-data');
afterEach(() => void Reflect.deleteProperty(globalThis, NOTED));

it('leaves the JSON-LD of the server as it is when the browser takes the page over', async () => {
  const faults = vi.spyOn(console, 'error').mockImplementation(() => {});
  const place = document.createElement('div');
  Reflect.set(globalThis, NOTED, () => '{"name":"Ana"}');
  place.innerHTML = renderToString(<StructuredDataScript />);
  Reflect.deleteProperty(globalThis, NOTED);
  const onRender = vi.fn();
  const script = (
    <Profiler id="script" onRender={onRender}>
      <StructuredDataScript />
    </Profiler>
  );
  const root = await act(() => hydrateRoot(place, script));
  // A second render would be synchronous, in the same task as the effects of the hydration.
  expect(onRender).toHaveBeenCalledOnce();
  expect(place.innerHTML).toBe('<script type="application/ld+json">{"name":"Ana"}</script>');
  expect(faults).not.toHaveBeenCalled();
  document.documentElement.dataset.hydrated = '';
  await act(() => root.render(script));
  expect(place.innerHTML).toBe('<script type="application/ld+json">{"name":"Ana"}</script>');
  delete document.documentElement.dataset.hydrated;
  faults.mockRestore();
  act(() => root.unmount());
});

it('renders nothing on a page that the router opens', () => {
  onTestFinished(() => void delete document.documentElement.dataset.hydrated);
  document.documentElement.dataset.hydrated = '';
  expect(render(<StructuredDataScript />).container.innerHTML).toBe('');
});
