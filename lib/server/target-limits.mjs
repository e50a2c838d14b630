/**
 * Limits of a request target, checked before anything parses it: the time that Next needs for a query
 * grows with the square of its pairs.
 */

/** In bytes: room for a link to 50 talents, and for a list with every color of the panel. */
export const MAX_TARGET = 4_096;

/** Pairs of keys and values in a query. */
export const MAX_PAIRS = 100;

/**
 * Answers a request whose target is too long with 414, and one with too many query pairs with 400.
 * Returns whether it did. The rest of such a request is not read.
 * @param {{ url?: string }} request
 * @param {import('node:http').ServerResponse} response
 */
export function refuseLongTarget({ url = '' }, response) {
  const tooLong = url.length > MAX_TARGET;
  if (!tooLong && url.split('&', MAX_PAIRS + 1).length <= MAX_PAIRS) return false;
  const headers = {
    'content-type': 'text/plain',
    'cache-control': 'no-store',
    connection: 'close',
  };
  response.writeHead(tooLong ? 414 : 400, headers);
  response.end(tooLong ? 'The address is too long' : 'The address has too many parameters');
  return true;
}
