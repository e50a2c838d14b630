import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { Face } from '@/components/talents/face';
import { PageLink } from '@/components/ui/page-link';
import type { Face as Shown } from '@/lib/roster/new-faces';
import { pageKey, type Route } from '@/lib/routes/route';
import { Message } from './message';

const WAYS_ON: readonly Route[] = [
  { page: 'home' },
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'men' },
  { page: 'contact' },
];

type Props = Omit<ComponentProps<typeof Message>, 'waysOn' | 'face'> & { face?: Shown | null };

/** A message in place of a page, with links to other pages. */
export async function MessageScreen({ face, ...message }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('pages');
  return (
    <Message
      {...message}
      face={face && <Face locale={locale} face={face} />}
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
