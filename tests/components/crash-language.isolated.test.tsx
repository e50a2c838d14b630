import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import GlobalError from '@/app/global-error';
import { FaultScreen } from '@/components/site/fault-screen';
import { useParams } from './next-navigation.ts';

vi.mock('@/app/fonts', () => ({ bodoni: { variable: '' }, hanken: { variable: '' } }));

it.each([
  [{ lang: 'en' }, 'en', 'Try again'],
  [{ lang: 'es' }, 'es', 'Intentar de nuevo'],
  [{ lang: 'xx' }, 'pt', 'Tentar de novo'],
  [null, 'pt', 'Tentar de novo'],
])('the screen of a crash is in the language of the page: %o', (given, lang, button) => {
  useParams.mockReturnValue(given);
  const html = renderToString(<GlobalError error={new Error('no')} retry={() => {}} />);
  expect(html).toContain(`lang="${lang}"`);
  expect(html).toContain(button);
});

it('after a crash the page can be requested again or left', () => {
  const retry = vi.fn();
  render(<FaultScreen locale="en" error={new Error('no')} retry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en');
});
