import { memo } from 'react';
import { rosterHref } from '@/components/talents/roster-href';
import { showCurrent } from '@/components/ui/tabs';
import { fill } from '@/lib/i18n/fill';
import { LETTERS, type Letter } from '@/lib/talents/letters';
import { queryWithout } from '@/lib/talents/narrowed';
import styles from './letter-strip.module.css';
import type { LinkClick, RosterContext } from './roster-context';

type Props = RosterContext & { counts: Readonly<Record<Letter, number>>; onIntent: () => void };

/** The alphabet. A letter that no name begins with is disabled; the selected one links back to all. */
export function LetterStrip({ counts, onIntent, ...context }: Props) {
  const { query, texts, go } = context;
  const reachable = LETTERS.some((letter) => counts[letter] > 0 || letter === query.letter);
  return (
    <nav
      aria-label={texts.roster.letters}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="border-line border-y px-gutter"
    >
      {/* If no letter is a link the row itself is focusable, for scrolling by keyboard. */}
      <ul
        ref={showCurrent}
        tabIndex={reachable ? undefined : 0}
        aria-label={reachable ? undefined : texts.roster.letters}
        className={`scroll-row ${styles.letters}`}
      >
        {LETTERS.map((letter) => {
          const chosen = letter === query.letter;
          const target = chosen ? queryWithout(query, 'letter') : { ...query, letter, page: 1 };
          const label = chosen ? texts.roster.clearLetter : texts.roster.letter;
          return (
            <Cell
              key={letter}
              letter={letter}
              label={fill(label, { letter: letter.toUpperCase() })}
              href={counts[letter] > 0 || chosen ? rosterHref(context, target) : null}
              chosen={chosen}
              go={go}
            />
          );
        })}
      </ul>
    </nav>
  );
}

type CellProps = {
  letter: Letter;
  label: string;
  href: string | null;
  chosen: boolean;
  go: (event: LinkClick) => void;
};

/** Memoized: selecting a letter changes only a few cells. */
const Cell = memo(function Cell({ letter, label, href, chosen, go }: CellProps) {
  return (
    <li>
      {href === null ? (
        <span aria-disabled="true">{letter}</span>
      ) : (
        <a
          href={href}
          onClick={go}
          aria-label={label}
          aria-current={chosen ? 'true' : undefined}
          className="chosen-ground"
        >
          {letter}
        </a>
      )}
    </li>
  );
});
