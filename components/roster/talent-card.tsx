import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/i18n/locales';
import { profileRoute } from '@/lib/routes/build';
import { cardRows } from '@/lib/talents/rows';
import type { Talent } from '@/lib/talents/talent';

type Props = { locale: Locale; talent: Talent; sizes: string; eager?: boolean };

/**
 * Picture and name, the whole of it a link to the profile. The measures slide over the picture on
 * hover and keyboard focus; where there is no hover a line of them is always in view.
 */
export async function TalentCard({ locale, talent, sizes, eager }: Props) {
  const t = await getTranslations('measures');
  const { name, cover } = talent;
  const rows = cardRows(talent, locale);
  return (
    <article className="group relative">
      <div className="picture-frame aspect-3/4">
        <span aria-hidden className="initial">
          {name.charAt(0)}
        </span>
        {cover && (
          <Picture
            mobile={cover}
            desktop={cover}
            alt=""
            folderSwitch="roster"
            sizes={sizes}
            width={3}
            height={4}
            widths={{ from: 320, to: 640 }}
            eager={eager}
          />
        )}
        {rows.length > 0 && (
          <dl className="absolute inset-x-0 bottom-0 hidden translate-y-full grid-cols-2 gap-x-4 gap-y-2 bg-paper/94 p-4 text-sm opacity-0 transition-[translate,opacity] duration-300 ease-out group-focus-within:translate-y-0 group-focus-within:opacity-100 group-hover:translate-y-0 group-hover:opacity-100 [@media(hover:hover)]:grid">
            {rows.map(({ key, text }) => (
              <div key={key} className="min-w-0">
                <dt className="caps text-mute">{t(key)}</dt>
                <dd className="truncate tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="px-3 pt-3 sm:px-4">
        <h2 className="display text-lg">
          <PageLink
            locale={locale}
            route={profileRoute(talent)}
            className="quiet-link after:absolute after:inset-0"
          >
            {name}
          </PageLink>
        </h2>
        <p className="mt-1 text-mute text-sm tabular-nums [@media(hover:hover)]:hidden">
          {rows
            .map(({ text }) => text)
            .slice(0, 3)
            .join(' · ')}
        </p>
      </div>
    </article>
  );
}
