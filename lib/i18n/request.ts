import 'server-only';
import { lang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { TIME_ZONE } from './dates';
import { DEFAULT_LOCALE, isLocale } from './locales';
import { messagesOf } from './messages';

/** Configures next-intl with the language of the page being rendered, and its texts. */
export default getRequestConfig(async () => {
  const segment = await lang();
  const locale = isLocale(segment) ? segment : DEFAULT_LOCALE;
  return { locale, messages: messagesOf(locale), timeZone: TIME_ZONE };
});
