import { expect, it, onTestFinished, vi } from 'vitest';

/** The full zod evaluates code to be faster; its small edition for browsers does not. */
it('forms are checked without evaluating code, which a page may not even try', async () => {
  const evaluate = vi.fn(() => ({}));
  vi.stubGlobal('Function', new Proxy(Function, { apply: evaluate, construct: evaluate }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { checkFields } = await import('@/lib/forms/fields');
  const { castingSchema } = await import('@/lib/favorites/schema');
  const { contactSchema } = await import('@/lib/contact/schema');
  for (const schema of [contactSchema, castingSchema]) {
    expect(checkFields<object>(schema, {}).faults).toMatchObject({ name: 'required' });
  }
  expect(evaluate).not.toHaveBeenCalled();
});
