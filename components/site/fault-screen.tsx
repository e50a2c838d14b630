'use client';

import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale, languagePrefix } from '@/lib/i18n/locales';
import { reloadOnce } from './chunk-reload';

/** Kept here: the texts of the site are not loaded in the browser, and this must always work. */
const TEXTS: Record<Locale, { title: string; text: string; retry: string; home: string }> = {
  pt: {
    title: 'Algo deu errado',
    text: 'Ocorreu um erro ao mostrar a página.',
    retry: 'Tentar de novo',
    home: 'Início',
  },
  en: {
    title: 'Something went wrong',
    text: 'An error occurred while showing the page.',
    retry: 'Try again',
    home: 'Home',
  },
  es: {
    title: 'Algo salió mal',
    text: 'Ocurrió un error al mostrar la página.',
    retry: 'Intentar de nuevo',
    home: 'Inicio',
  },
};

/** What Next gives a screen of faults. */
export type FaultProps = { error: Error & { digest?: string }; retry: () => void };

/** What a visitor sees after a fault of ours. `digest` finds the fault in the server's log. */
export function FaultScreen({ error, retry }: FaultProps) {
  // Outside of the pages there are no parameters.
  const lang = useParams<{ lang: string }>()?.lang;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const texts = TEXTS[locale];
  useEffect(() => void reloadOnce(error), [error]);
  return (
    <main className="px-gutter py-[16vh]">
      <p className="caps text-mute">{error.digest ?? '500'}</p>
      <h1 className="display mt-4 text-3xl">{texts.title}</h1>
      <p className="mt-6 text-lg text-mute">{texts.text}</p>
      <p className="mt-8 flex gap-6">
        <button type="button" onClick={retry} className="caps bg-ink px-6 py-4 text-paper">
          {texts.retry}
        </button>
        {/* Not by the table of routes, which every page would have to load for it. */}
        <a href={languagePrefix(locale) || '/'} className="caps border border-ink px-6 py-4">
          {texts.home}
        </a>
      </p>
    </main>
  );
}
