import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Loads the schema of a form: with its library it is 20 KB, and few visitors fill the form in. */
export type LoadSchema<T> = () => Promise<ZodMiniType<T, FieldValues>>;

type Check<T extends FieldValues> = Resolver<T, unknown, T>;

/** Loads the resolver that validates a form. The browser caches the modules. */
export async function loadCheck<T extends FieldValues>(schema: LoadSchema<T>): Promise<Check<T>> {
  const [{ zodResolver }, loaded] = await Promise.all([
    import('@hookform/resolvers/zod'),
    schema(),
  ]);
  return zodResolver(loaded) as Check<T>;
}

/**
 * Validates a form with the server's own schema. If that cannot be loaded (after a deploy, or
 * offline), validation is left to the server.
 */
export function schemaResolver<T extends FieldValues>(schema: LoadSchema<T>): Check<T> {
  return async (values, context, options) => {
    const check = await loadCheck(schema).catch(() => null);
    return check ? check(values, context, options) : { values, errors: {} };
  };
}
