import 'server-only';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { plainPage } from '../page/plain-page';
import { pathOf } from '../routes/build';
import { type Verdict, verdictTexts } from './verdict';

/** The verdict on a contact as a page, for a browser without script. */
export function verdictPage(locale: Locale, verdict: Verdict): Response {
  const { form, write } = messagesOf(locale).verify;
  const content = verdictTexts(form, verdict);
  if (verdict.kind === 'ours') {
    const list = verdict.contacts.map(({ text }) => ({ text }));
    return plainPage(locale, { ...content, list, after: form.oursHint }, { status: 200 });
  }
  const link = { text: write, href: pathOf(locale, { page: 'contact' }) };
  return plainPage(locale, { ...content, link }, { status: 200 });
}
