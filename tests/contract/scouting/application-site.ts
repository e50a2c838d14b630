import { type Fields, formOf } from '../../fixtures/application.ts';
import { standInWithFormHandlers } from '../../fixtures/form-handlers.ts';

/** A site for the running test that takes applications, and the stand-in behind it. */
export async function applicationSite() {
  const { panel, post, reply } = await standInWithFormHandlers();
  const send = (fields: Fields, headers: Record<string, string> = {}, from?: string) =>
    post('get-scouted', { body: formOf(fields), headers, from });
  /** As a browser without script does: no key, and no time that a script measured. */
  const press = ({ filling_ms: _time, ...fields }: Fields) =>
    post('get-scouted', {
      body: formOf(fields),
      headers: { accept: 'text/html' },
      query: '?lang=en',
    });
  return { panel, send, press, reply };
}
