import { z } from 'zod';

/**
 * A path below the storage folders, decoded, without a leading slash. Rejects URLs, path traversal
 * (`..`) and unusual characters, so that a picture cannot reach anything else in the network
 * (SSRF). Also rejects lone surrogates, which a URL cannot contain. Parsing is idempotent:
 * `isPictureUrl` parses a path again that `pictureUrl` has written.
 */
export const storagePath = z
  .string()
  .max(500)
  .transform((path) => path.replace(/^[\s/]+/, '').trimEnd())
  .refine(
    (path) =>
      path.isWellFormed() &&
      !/[\\?#%\p{Cc}]|^[a-z][a-z0-9+.-]*:/iu.test(path) &&
      path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'),
  );
