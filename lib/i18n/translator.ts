import 'server-only';
import type { getTranslations } from 'next-intl/server';

/** What writes the texts of one language, with their values and plurals. */
export type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;
