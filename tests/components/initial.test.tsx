import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Initial } from '@/components/ui/picture-frame';

test.each([
  ['Ana Lima', 'A'],
  ['Ágata', 'Á'],
  ['A\u0301gata', 'A\u0301'],
  ['3M Souza', '3'],
  ['🌟 Bia', 'B'],
  ['𝒜va', '𝒜'],
  ['玲', '玲'],
  ['🌟', ''],
  ['', ''],
])('the frame of %j shows %j', (name, shown) => {
  const { container } = render(<Initial of={name} />);
  expect(container.textContent).toBe(shown);
});
