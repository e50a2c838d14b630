import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { RosterView } from '@/lib/routes/route';
import { LETTERS, type Letter } from '@/lib/talents/letters';
import { type RosterAddress, writeRosterQuery } from '@/lib/talents/query';

type Props = {
  locale: Locale;
  view: RosterView;
  address: RosterAddress;
  counts: Readonly<Record<Letter, number>>;
};

/** The alphabet. A letter that no name begins with is disabled; the chosen one leads back to all. */
export async function LetterStrip({ locale, view, address, counts }: Props) {
  const t = await getTranslations('roster');
  const cell = 'grid h-10 place-items-center uppercase';
  return (
    <nav aria-label={t('letters')} className="border-line border-y px-gutter">
      <ul className="-mx-1 grid grid-cols-[repeat(auto-fit,minmax(1.65rem,1fr))] py-1 md:grid-cols-[repeat(26,minmax(0,1fr))]">
        {LETTERS.map((letter) => {
          const chosen = letter === address.letter;
          const name = letter.toUpperCase();
          if (counts[letter] === 0 && !chosen) {
            return (
              <li key={letter}>
                <span aria-disabled="true" className={`${cell} text-line`}>
                  {letter}
                </span>
              </li>
            );
          }
          const query = { ...address, letter: chosen ? undefined : letter, page: 1 };
          return (
            <li key={letter}>
              <PageLink
                locale={locale}
                route={{ page: 'roster', view }}
                query={writeRosterQuery(query)}
                aria-label={t(chosen ? 'clearLetter' : 'letter', { letter: name })}
                aria-current={chosen ? 'true' : undefined}
                className={`${cell} hover:bg-tint aria-[current]:bg-ink aria-[current]:text-paper`}
              >
                {letter}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
