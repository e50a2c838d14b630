import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { VerifyForm } from '@/components/verify/verify-form';
import { messagesOf } from '@/lib/i18n/messages';

const texts = messagesOf('en').verify.form;
const PHONE = { kind: 'phone', text: '+55 11 3062-0100', href: 'tel:+551130620100' } as const;

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  const write = { text: 'Write to us', href: '/en/contact' };
  render(<VerifyForm texts={texts} write={write} own={[PHONE]} />);
});

const field = () => screen.getByLabelText<HTMLInputElement>(texts.field);
const check = () => userEvent.click(screen.getByRole('button', { name: texts.button }));

describe('the check of a contact', () => {
  it('tells whether it is one of the agency, and stays on the page', async () => {
    await userEvent.type(field(), '+55 11 3062-0100');
    await check();
    expect(await screen.findByText(texts.ours)).toBeTruthy();
    expect(screen.getByText(PHONE.text)).toBeTruthy();
    await userEvent.clear(field());
    await userEvent.type(field(), '+55 11 3062-0101');
    // False: the browser's own submission is prevented.
    expect(fireEvent.submit(field().form as HTMLFormElement)).toBe(false);
    expect(await screen.findByText(texts.notOurs)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
      '/en/contact',
    );
  });

  it.each(['', '   '])('asks for one where there is none: “%s”', async (blank) => {
    if (blank) await userEvent.type(field(), blank);
    expect(screen.queryByText(texts.empty)).toBeNull();
    await check();
    expect(screen.getByText(texts.empty)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('takes back what it said once the text changes', async () => {
    await check();
    await userEvent.type(field(), '+55 11 3062-010');
    expect(screen.queryByText(texts.empty)).toBeNull();
    await userEvent.type(field(), '0');
    await check();
    expect(await screen.findByText(texts.ours)).toBeTruthy();
    await userEvent.type(field(), '0');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('never has the text in an address: the field has no name', () => {
    expect(field().name).toBe('');
  });
});
