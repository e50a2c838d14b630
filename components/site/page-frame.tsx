import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Route } from '@/lib/routes/route';
import { Footer } from './footer';
import { footerData, headerData } from './frame-data';
import { Header } from './header';
import { PageRoot } from './page-root';

type Props = {
  /** The page inside: the language switch leads to its other languages. */
  route: Route;
  /** False for an error screen, so that the menu marks no entry as current. */
  marked?: boolean;
  /** Its query with the `?`, or nothing: the language switch preserves it. */
  search?: string;
  /** True where the page begins with a dark picture, under a transparent header. */
  over?: boolean;
  children: ReactNode;
};

/** The frame of every page: skip link, header, main region, footer. */
export async function PageFrame({ route, marked = true, search = '', ...rest }: Props) {
  const { over = false, children } = rest;
  const locale = await getLocale();
  const t = await getTranslations('site');
  const header = await headerData(locale, route, marked ? route : null);
  const footer = await footerData(locale, marked && route.page === 'home');
  return (
    <PageRoot>
      <a
        href="#main" // Above the window until it has the focus.
        className="caps fixed top-2 left-2 z-50 bg-ink px-4 py-3 text-paper not-focus:-translate-y-20 print:hidden"
      >
        {t('skip')}
      </a>
      <Header data={header} search={search} over={over} />
      <main
        id="main"
        tabIndex={-1}
        className={`grow outline-none ${over ? '-mt-[calc(var(--spacing-header)+1px)]' : ''}`}
      >
        {children}
      </main>
      <Footer data={footer} />
    </PageRoot>
  );
}
