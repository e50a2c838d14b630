import type { FieldValues, Resolver, UseFormProps } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Loads the schema of a form lazily: its library is large, and few visitors fill the form in. */
export type Rules<T> = () => Promise<ZodMiniType<T, FieldValues>>;

type Check<T extends FieldValues> = Resolver<T, unknown, T>;

/** Loads the resolver of a form. The browser caches the modules. */
export async function loadCheck<T extends FieldValues>(rules: Rules<T>): Promise<Check<T>> {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), rules()]);
  return zodResolver(schema) as Check<T>;
}

/**
 * The react-hook-form settings that validate a form with the server's own schema. If the schema
 * cannot be loaded (after a deploy, or offline), validation is left to the server.
 */
export function settingsOf<T extends FieldValues>(rules: Rules<T>): UseFormProps<T, unknown, T> {
  return {
    // `useInvalidFields` moves the focus.
    shouldFocusError: false,
    async resolver(values, context, options) {
      const check = await loadCheck(rules).catch(() => null);
      return check ? check(values, context, options) : { values, errors: {} };
    },
  };
}
