import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { FormPage, useShowSent } from '@/components/forms/form-page';
import { NAVIGATION_START } from '@/components/ui/page-transitions';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

/** The router starts a navigation. */
function navigate(url: string) {
  act(() => void window.dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url })));
}

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

const Sent = () => <h1 tabIndex={-1}>Sent</h1>;

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

it('a navigation to the same page brings an empty form; others change nothing', () => {
  send();
  const { pathname } = window.location;
  for (const url of ['/elsewhere', `${pathname}#main`]) {
    navigate(url);
    expect(screen.getByRole('heading', { name: 'Sent' })).toBeTruthy();
  }
  navigate(pathname);
  expect(screen.getByRole('heading', { name: 'Write to us' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('');
});
