import 'server-only';
import { lang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { TIME_ZONE } from './dates';
import { localeOrDefault } from './locales';
import { messagesOf } from './messages';

/** Configures next-intl with the language of the page being rendered, and its texts. */
export default getRequestConfig(async () => {
  const locale = localeOrDefault(await lang());
  return { locale, messages: messagesOf(locale), timeZone: TIME_ZONE };
});
