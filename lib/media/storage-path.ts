import { z } from 'zod';

/**
 * A path below the storage folders, decoded, without a leading slash. A url, a path that climbs
 * (`..`) or one with odd characters is refused: nothing else of the network is reachable through a
 * picture. So is one with a lone surrogate, which no address can hold.
 */
export const storagePath = z
  .string()
  .max(500)
  .transform((path) => path.trim().replace(/^\/+/, ''))
  .refine(
    (path) =>
      path.isWellFormed() &&
      !/[\\?#%\p{Cc}]|^[a-z][a-z0-9+.-]*:/iu.test(path) &&
      path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'),
  );
