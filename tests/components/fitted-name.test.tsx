import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FittedName } from '@/components/ui/fitted-name';

test.each([
  ['Maria Inês', '5'],
  ['A\u0301gata', '5'],
  ['ÁGORA', '5'],
  ['VITRINE', '6'],
  ['WAY MODELS', String(6 + 1 / 3)],
])('the longest word of %s is %s letters wide', (name, letters) => {
  const { container } = render(<FittedName as="p" name={name} className="" />);
  expect(container.querySelector('p')?.style.getPropertyValue('--letters')).toBe(letters);
});
