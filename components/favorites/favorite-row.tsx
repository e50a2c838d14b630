import { ArrowDown, ArrowUp, X } from 'lucide';
import { Fragment } from 'react';
import { ProfileLink } from '@/components/talents/list-context';
import { IconButton } from '@/components/ui/button';
import { fill } from '@/lib/i18n/fill';
import { pathOf, profileRoute } from '@/lib/routes/build';
import type { TalentCard } from '@/lib/talents/card';
import { cardRows } from '@/lib/talents/rows';
import { ChosenCover } from './chosen-cover';
import { FavoriteNote } from './favorite-note';
import type { FavoritesTexts } from './texts';

type Props = {
  texts: FavoritesTexts;
  talent: TalentCard;
  note: string;
  /** No longer on the roster: shown, but not sent. */
  gone: boolean;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** The look of a button that changes a row. */
const TOOL = {
  iconSize: 18,
  className: 'text-mute hover:text-ink',
};

export function FavoriteRow(props: Props) {
  const { texts, talent, note, gone, index, count, onMove, onRemove } = props;
  const { list, locale } = texts;
  const { id, name } = talent;
  return (
    // As high as its picture, which grows with a long name.
    <li className="grid grid-cols-[8rem_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-4 px-gutter lg:grid-cols-[9rem_calc(var(--spacing-column)-14rem)_minmax(0,1fr)_auto] lg:grid-rows-[auto] lg:gap-x-10">
      <ChosenCover
        name={name}
        cover={talent.cover}
        sizes="(width >= 1024px) 9rem, 8rem"
        className={`row-span-full self-start max-lg:aspect-3/4 lg:min-h-48 lg:self-stretch ${gone ? 'opacity-45 grayscale' : ''}`}
      />
      <div className="min-w-0 pt-3 lg:pt-6">
        <h2 className="display text-xl">
          {gone ? (
            <span className="text-mute">{name}</span>
          ) : (
            <ProfileLink
              talent={id}
              href={pathOf(locale, profileRoute(talent))}
              className="quiet-link"
            >
              {name}
            </ProfileLink>
          )}
        </h2>
        {gone ? (
          <p className="mt-1 font-medium text-accent text-sm">{list.gone}</p>
        ) : (
          <Measures talent={talent} texts={texts} />
        )}
      </div>
      <div className="pt-1 lg:pt-6">
        {gone ? (
          <p className="max-w-[24.5em] text-mute text-sm">{list.goneHint}</p>
        ) : (
          <>
            <label htmlFor={`note-${id}`} aria-hidden className="caps text-mute">
              {list.note}
            </label>
            <FavoriteNote id={id} name={name} text={note} texts={list} />
          </>
        )}
      </div>
      <div className="-mr-3 -ml-3 flex self-end pb-1 lg:ml-0 lg:self-start lg:pt-4">
        {count > 1 && (
          <>
            <IconButton
              {...TOOL}
              icon={ArrowUp}
              aria-label={fill(list.up, { name })}
              aria-disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <IconButton
              {...TOOL}
              icon={ArrowDown}
              aria-label={fill(list.down, { name })}
              aria-disabled={index === count - 1}
              onClick={() => onMove(index, index + 1)}
            />
          </>
        )}
        <IconButton
          {...TOOL}
          icon={X}
          data-remove
          aria-label={fill(list.remove, { name })}
          onClick={() => onRemove(index)}
          className={`${TOOL.className} max-lg:ml-auto`}
        />
      </div>
    </li>
  );
}

function Measures({ talent, texts }: { talent: TalentCard; texts: FavoritesTexts }) {
  const rows = cardRows(talent, texts.locale);
  return (
    // The dot before a measure is cut off where it begins a line. A measure breaks only if it is wider
    // than the column itself.
    <p className="mt-1 overflow-x-clip text-mute text-sm tabular-nums">
      {rows.map(({ key, text }) => (
        <Fragment key={key}>
          <span className="relative mr-[0.5em] inline-block before:absolute before:-left-[0.6em] before:content-['·'_/_'']">
            {`${texts.measures[key]} ${/^\d/.test(text) ? text : text.toLowerCase()}`}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
