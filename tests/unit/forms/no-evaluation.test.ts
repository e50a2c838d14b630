import { expect, it, onTestFinished, vi } from 'vitest';

/**
 * The full zod uses eval for speed. The mini edition for browsers does not, as the CSP forbids it.
 */
it('forms are validated without eval, which the policy of pages forbids', async () => {
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
