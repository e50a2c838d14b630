import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnrecognizedNote } from '@/components/search/unrecognized-note';
import { messagesOf } from '@/lib/i18n/messages';

const { heightHint, numberHint } = messagesOf('en').search;

it.each([
  ['alta', [true, false]],
  ['very tall', [true, false]],
  ['baixo', [true, false]],
  ['alto 38', [true, false]],
  ['38', [false, true]],
  ['Altair', [false, false]],
  ['malta', [false, false]],
])('explains what %s could mean', (unread, [height, number]) => {
  const { container } = render(
    <UnrecognizedNote texts={messagesOf('en').search} unrecognized={['tattoos', unread]} />,
  );
  const text = container.textContent ?? '';
  expect([text.includes(heightHint), text.includes(numberHint)]).toEqual([height, number]);
  expect(screen.getByText(/^Not understood: “tattoos”, /)).toBeTruthy();
});
