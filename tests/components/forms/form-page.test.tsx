import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FormPage, useShowSent } from '@/components/forms/form-page';

/** In place of the router, which follows links. */
const follow = (event: Event) => event.preventDefault();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.addEventListener('click', follow);
});
afterEach(() => window.removeEventListener('click', follow));

function Form() {
  const show = useShowSent();
  const [typed, type] = useState('');
  return (
    <>
      <input aria-label="name" value={typed} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={() => show(<Sent />)}>
        Send
      </button>
    </>
  );
}

const Sent = () => (
  <>
    <h1 tabIndex={-1}>Sent</h1>
    <a href={window.location.pathname}>Another one</a>
    <a href="/elsewhere">Elsewhere</a>
    <a href="#main">To the content</a>
  </>
);

function send() {
  render(
    <FormPage>
      <h1>Write to us</h1>
      <Form />
    </FormPage>,
  );
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Ana' } });
  act(() => screen.getByRole('button', { name: 'Send' }).click());
}

it('the success screen replaces the whole page, and takes the focus', () => {
  send();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Sent']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sent' }));
});

it('a link to the same page brings an empty form; other links change nothing', () => {
  send();
  for (const name of ['Elsewhere', 'To the content']) {
    fireEvent.click(screen.getByRole('link', { name }));
    expect(screen.getByRole('heading', { name: 'Sent' })).toBeTruthy();
  }
  fireEvent.click(screen.getByRole('link', { name: 'Another one' }));
  expect(screen.getByRole('heading', { name: 'Write to us' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('');
});
