import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { Route } from '@/lib/routes/route';
import { pageKey } from './menu-entries';

const WAYS_ON: readonly Route[] = [
  { page: 'home' },
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'men' },
  { page: 'contact' },
];

type Props = { status: string; title: string; text: string; children?: ReactNode };

/** A page that has something to say instead of what was asked for, and shows ways on. */
export async function MessageScreen({ status, title, text, children }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('pages');
  return (
    <section className="px-gutter pt-[12vh] pb-8">
      <p className="caps text-mute">{status}</p>
      <h1 className="display mt-4 max-w-[8.5em] text-3xl">{title}</h1>
      <p className="mt-6 max-w-[24.5em] text-lg text-mute">{text}</p>
      {children}
      <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
        {WAYS_ON.map((route) => (
          <li key={pageKey(route)}>
            <PageLink
              locale={locale}
              route={route}
              className="inline-block border-ink border-b py-2"
            >
              {t(pageKey(route))}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
