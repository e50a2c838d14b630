import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CastingForm } from '@/components/favorites/casting-form';
import { isIdempotencyKey } from '@/lib/forms/idempotency-key';
import pt from '@/messages/pt.json';

const texts = pt.favorites.form;
const answers = vi.fn<typeof fetch>();
const onGone = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answers.mockReset();
  onGone.mockReset();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const alert = () => screen.findByText(/^PREENCHA/, { selector: '[role=alert]' });
const button = () => screen.getByRole<HTMLButtonElement>('button');

async function show(talents: { id: number; note?: string }[] = [{ id: 12, note: 'sim' }]) {
  return render(<CastingForm texts={texts} talents={talents} onGone={onGone} />);
}

async function fillIn(email = 'ana@casa.example') {
  await userEvent.type(field('NOME COMPLETO'), 'Ana Sá');
  await userEvent.type(field('TELEFONE'), '11 3333-0000');
  await userEvent.type(field('EMAIL'), email);
  // Nobody fills it in at once, and the form would wait for what is missing.
  const now = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

/** Key and body of each post so far. */
const posts = () =>
  answers.mock.calls.map(([, init]) => ({
    key: new Headers(init?.headers).get('idempotency-key'),
    body: JSON.parse(String(init?.body)),
  }));

describe('what is not right', () => {
  it('is one line, and words for each field; nothing is sent', async () => {
    await show();
    await userEvent.click(button());
    expect((await alert()).textContent).toBe('PREENCHA OS CAMPOS OBRIGATÓRIOS');
    for (const name of ['NOME COMPLETO', 'TELEFONE', 'EMAIL']) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      const words = field(name).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(words)?.textContent).toMatch(/^Escreva/);
    }
    expect(document.activeElement).toBe(field('NOME COMPLETO'));
    await fillIn('ana');
    expect(field('EMAIL').getAttribute('aria-invalid')).toBe('true');
    expect(field('TELEFONE').getAttribute('aria-invalid')).toBe('false');
    expect(answers).not.toHaveBeenCalled();
  });

  it('is also a form without a talent', async () => {
    await show([]);
    await fillIn();
    await userEvent.click(button());
    expect((await alert()).textContent).toContain('Selecione');
    expect(answers).not.toHaveBeenCalled();
    expect(button().closest('fieldset')?.disabled).toBe(false);
  });

  it('is shown as the site found it', async () => {
    answers.mockResolvedValue(Response.json({ fields: ['email'] }, { status: 422 }));
    await show();
    await fillIn();
    await userEvent.click(button());
    expect((await alert()).textContent).toBe('PREENCHA OS CAMPOS OBRIGATÓRIOS');
    expect(field('EMAIL').getAttribute('aria-invalid')).toBe('true');
  });
});

it('Enter leaves a field and sends nothing', async () => {
  await show();
  await fillIn();
  await userEvent.type(field('EMAIL'), '{Enter}');
  expect(document.activeElement).toBe(document.body);
  expect(answers).not.toHaveBeenCalled();
});

describe('sending', () => {
  it('disables the form, and then says that it is done', async () => {
    let arrive: (answer: Response) => void = () => {};
    answers.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await show();
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByText('ENVIANDO')).toBeTruthy();
    expect(field('EMAIL').closest('fieldset')?.disabled).toBe(true);
    arrive(Response.json({ sent: true }));
    expect(await screen.findByText('MENSAGEM ENVIADA')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('MENSAGEM ENVIADA');
    const [post] = posts();
    expect(isIdempotencyKey(post?.key ?? null)).toBe(true);
    expect(post?.body).toMatchObject({
      ...{ name: 'Ana Sá', phone: '11 3333-0000', email: 'ana@casa.example' },
      talents: [{ id: 12, note: 'sim' }],
    });
  });

  it('keeps everything when it fails, and the key while nothing changes', async () => {
    answers.mockImplementation(async () => Response.json({}, { status: 502 }));
    await show();
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByText(/não foi enviada\. Nada se perdeu/)).toBeTruthy();
    expect([field('NOME COMPLETO').value, field('EMAIL').value]).toEqual([
      ...['Ana Sá', 'ana@casa.example'],
    ]);
    expect([button().textContent, document.activeElement]).toEqual(['ENVIAR', button()]);
    answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(button());
    await vi.waitFor(() => expect(posts()).toHaveLength(2));
    expect(await screen.findByText(/Nada se perdeu/)).toBeTruthy();
    await userEvent.type(field('NOME COMPLETO'), ' Lima');
    await userEvent.click(button());
    await vi.waitFor(() => expect(posts()).toHaveLength(3));
    const [first, second, third] = posts().map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([
    [413, {}, /longas demais/],
    [429, {}, /muitas tentativas/],
    [403, {}, /Nada se perdeu/],
    [422, { fields: ['talents'], unknown: [12] }, /deixaram a agência/],
  ])('says what %i means', async (status, body, words) => {
    answers.mockResolvedValue(Response.json(body, { status }));
    await show();
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(onGone.mock.calls).toEqual('unknown' in body ? [[[12]]] : []);
  });
});
