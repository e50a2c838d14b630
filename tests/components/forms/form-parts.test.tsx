import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubmitButton } from '@/components/forms/submit-button';
import { readAnswers } from '@/components/forms/summary';

it.each([
  [undefined, 0],
  ['busy', 1],
  ['done', 1],
] as const)('a button with the mark %s has %i icons', (mark, count) => {
  render(<SubmitButton mark={mark}>Enviar</SubmitButton>);
  const icons = screen.getByRole('button', { name: 'Enviar' }).querySelectorAll('svg');
  expect(icons.length).toBe(count);
  expect([...icons].some((icon) => icon.classList.contains('animate-spin'))).toBe(mark === 'busy');
});

it('reads what each kind of field shows', () => {
  const { container } = render(
    <form>
      <input name="name" defaultValue="Ana" />
      <select name="state" defaultValue="SP">
        <option value="SP">São Paulo</option>
      </select>
      <select name="city" />
      <input type="checkbox" name="adult" value="yes" defaultChecked />
      <input type="checkbox" name="news" value="yes" />
      <input type="radio" name="unit" value="cm" defaultChecked />
      <input type="radio" name="unit" value="in" />
      <textarea name="message" defaultValue="Oi" />
      <button type="submit">Enviar</button>
    </form>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect(readAnswers(form)).toEqual({
    ...{ name: 'Ana', state: 'São Paulo', city: '', adult: 'yes', news: '', unit: 'cm' },
    message: 'Oi',
  });
});
