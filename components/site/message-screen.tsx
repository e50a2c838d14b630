import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { pageKey, type Route } from '@/lib/routes/route';
import { Message } from './message';

const WAYS_ON: readonly Route[] = [
  { page: 'home' },
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'men' },
  { page: 'contact' },
];

/** A message in place of a page, with ways on. */
export async function MessageScreen(props: Omit<ComponentProps<typeof Message>, 'waysOn'>) {
  const locale = await getLocale();
  const t = await getTranslations('pages');
  return (
    <Message
      {...props}
      waysOn={
        <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
          {WAYS_ON.map((route) => (
            <li key={pageKey(route)}>
              <PageLink
                locale={locale}
                route={route}
                className="inline-block py-2 underline underline-offset-8"
              >
                {t(pageKey(route))}
              </PageLink>
            </li>
          ))}
        </ul>
      }
    />
  );
}
