import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubmitButton } from '@/components/forms/submit-button';
import { readAnswers } from '@/components/forms/summary';
import { WrongFields } from '@/components/forms/wrong-fields';
import pt from '@/messages/pt.json';

const texts = { forms: pt.forms, locale: 'pt' } as const;
const labels = { name: 'Nome', email: 'E-mail', city: 'Cidade' };

it('links each invalid field by its label, in the order of the form', () => {
  const faults = { city: 'required', name: 'required' } as const;
  const { container } = render(<WrongFields texts={texts} labels={labels} faults={faults} />);
  expect(container.textContent).toMatch(/: Nome, Cidade$/);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets.every((target) => /^#.+/.test(target ?? ''))).toBe(true);
  expect(new Set(targets).size).toBe(2);
});

it('says nothing while no field is invalid', () => {
  const { container } = render(<WrongFields texts={texts} labels={labels} faults={{}} />);
  expect(container.textContent).toBe('');
});

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
