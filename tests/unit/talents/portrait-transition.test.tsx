import { expect, it } from 'vitest';
import { PortraitTransition } from '@/components/talents/portrait-transition';
import { markupOf } from '../../fixtures/server-markup.ts';

it('each talent has a transition of their own, the same one in a list and in a profile', async () => {
  const html = await markupOf(
    <div>
      {[12, 7].map((id) => (
        <PortraitTransition key={id} id={id}>
          <p>{id}</p>
        </PortraitTransition>
      ))}
    </div>,
  );
  const names = Array.from(html.matchAll(/vt-name="([^"]*)"/g), ([, name]) => name);
  expect(names).toEqual(['talent-12', 'talent-7']);
});
