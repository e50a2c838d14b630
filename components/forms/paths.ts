import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import type { FormPaths } from './texts';

/** Where a form leads: to what is done with its data and, once it is sent, on to the models. */
export function formPaths(locale: Locale): FormPaths {
  return {
    privacy: pathOf(locale, { page: 'privacy' }),
    models: pathOf(locale, { page: 'roster', view: 'models' }),
  };
}
