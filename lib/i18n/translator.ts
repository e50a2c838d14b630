import 'server-only';
import type { getTranslations } from 'next-intl/server';

/** The function that formats the texts of one language, with values and plurals. */
export type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;
