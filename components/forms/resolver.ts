import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * Validates a form with the server's own schema. Every field of a form holds a text, so its values
 * have the type of the parsed answers; the input type of a schema is wider, as the server needs it.
 */
export function schemaResolver<T extends FieldValues>(
  schema: ZodMiniType<T, FieldValues>,
): Resolver<T, unknown, T> {
  return zodResolver(schema) as Resolver<T, unknown, T>;
}
