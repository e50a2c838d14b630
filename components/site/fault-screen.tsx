'use client';

import { useEffect } from 'react';
import { reloadOnce } from '@/components/ui/lazy-part';
import { type Locale, languagePrefix } from '@/lib/i18n/locales';
import { Message } from './message';

/** Hard-coded: the messages are not loaded in the browser, and this must always work. */
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

/** The props that Next passes to an error boundary. */
export type FaultProps = { error: Error & { digest?: string }; retry: () => void };

/** Error screen of the site. `digest` identifies the error in the server's log. */
export function FaultScreen({ locale, error, retry }: FaultProps & { locale: Locale }) {
  const texts = TEXTS[locale];
  useEffect(() => void reloadOnce(error), [error]);
  return (
    <main className="pt-header">
      <Message
        title={texts.title}
        text={texts.text}
        status={error.digest ? `500 · ${error.digest}` : '500'}
      >
        <button type="button" onClick={retry} className="button button-filled">
          {texts.retry}
        </button>
        {/* Not from the route table, which every page would have to load for this one link. */}
        <a href={languagePrefix(locale) || '/'} className="button button-outlined">
          {texts.home}
        </a>
      </Message>
    </main>
  );
}
