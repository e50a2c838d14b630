import { type Fields, formOf } from '../../fixtures/application.ts';
import { standInWithFormHandlers } from '../../fixtures/form-handlers.ts';

/** A site that accepts applications, with its stand-in, for the current test. */
export async function applicationSite() {
  const { panel, post } = await standInWithFormHandlers();
  const send = (fields: Fields, headers: Record<string, string> = {}, from?: string) =>
    post('get-scouted', { body: formOf(fields), headers, from });
  /** Posts as a browser without script does: without a key and without a measured time. */
  const press = ({ filling_ms: _time, ...fields }: Fields) =>
    post('get-scouted', {
      body: formOf(fields),
      headers: { accept: 'text/html' },
      query: '?lang=en',
    });
  return { panel, send, press };
}
