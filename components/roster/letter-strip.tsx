import { PageLink } from '@/components/ui/page-link';
import { fill } from '@/lib/i18n/fill';
import { LETTERS, type Letter } from '@/lib/talents/letters';
import { type RosterAddress, writeRosterQuery } from '@/lib/talents/query';
import type { RosterPlace } from './roster-place';

type Props = RosterPlace & { counts: Readonly<Record<Letter, number>>; onIntent: () => void };

const CELL = 'grid h-10 place-items-center uppercase';

/** The alphabet. A letter that no name begins with is disabled; the chosen one leads back to all. */
export function LetterStrip({ locale, view, address, texts, counts, go, onIntent }: Props) {
  return (
    <nav
      aria-label={texts.roster.letters}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="border-line border-y px-gutter"
    >
      <ul className="-mx-1 grid grid-cols-[repeat(auto-fit,minmax(1.65rem,1fr))] py-1 md:grid-cols-[repeat(26,minmax(0,1fr))]">
        {LETTERS.map((letter) => {
          const chosen = letter === address.letter;
          const name = letter.toUpperCase();
          if (counts[letter] === 0 && !chosen) {
            return (
              <li key={letter}>
                <span aria-disabled="true" className={`${CELL} text-line`}>
                  {letter}
                </span>
              </li>
            );
          }
          const target = chosen ? withoutLetter(address) : { ...address, letter, page: 1 };
          return (
            <li key={letter}>
              <PageLink
                locale={locale}
                route={{ page: 'roster', view }}
                query={writeRosterQuery(target)}
                onClick={(event) => go(event, target)}
                aria-label={fill(chosen ? texts.roster.clearLetter : texts.roster.letter, {
                  letter: name,
                })}
                aria-current={chosen ? 'true' : undefined}
                className={`${CELL} hover:bg-tint aria-[current]:bg-ink aria-[current]:text-paper`}
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

function withoutLetter({ letter, ...rest }: RosterAddress): RosterAddress {
  return { ...rest, page: 1 };
}
