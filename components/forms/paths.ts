import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import type { FormPaths } from './texts';

/** Where a form leads to: to what is done with its data, and on from what it says once it has gone. */
export function formPaths(locale: Locale): FormPaths {
  return {
    privacy: pathOf(locale, { page: 'privacy' }),
    models: pathOf(locale, { page: 'roster', view: 'models' }),
  };
}
