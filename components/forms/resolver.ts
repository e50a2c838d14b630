import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Loads the schema of a form. Few who open its page fill it in, and the schema's library is large. */
export type Rules<T> = () => Promise<ZodMiniType<T, FieldValues>>;

type Check<T extends FieldValues> = Resolver<T, unknown, T>;

/** Loads what checks a form; once, however often it is asked for. */
export async function loadCheck<T extends FieldValues>(rules: Rules<T>): Promise<Check<T>> {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), rules()]);
  return zodResolver(schema) as Check<T>;
}

/**
 * Checks a form by its schema, the one that the server checks it with. Where that cannot be loaded,
 * after a deploy or without a connection, the check is left to the server.
 */
export function resolverOf<T extends FieldValues>(rules: Rules<T>): Check<T> {
  return async (values, context, options) => {
    const check = await loadCheck(rules).catch(() => null);
    return check ? check(values, context, options) : { values, errors: {} };
  };
}
