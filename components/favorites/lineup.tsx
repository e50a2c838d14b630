'use client';

import { useState } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { heightOf, RULER_STEP, rulerOf } from '@/lib/favorites/lineup';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { profileRoute } from '@/lib/routes/build';
import type { TalentCard } from '@/lib/talents/card';
import { ChosenCover } from './chosen-cover';
import './lineup.css';

const ROW =
  'lineup relative flex snap-x snap-proximity scroll-pl-14 items-start overflow-x-auto overscroll-x-contain';
const RULER =
  'sticky left-0 z-1 w-10 flex-none border-mute border-r bg-paper text-mute text-xs tabular-nums';

type LineupTexts = Messages['favorites']['lineup'];

type Props = { locale: Locale; talents: readonly TalentCard[]; texts: LineupTexts };

/**
 * Talents in front of a ruler: covers are as tall as their talents, and equally wide. Choosing two
 * covers shows the difference in height.
 */
export function Lineup({ locale, talents, texts }: Props) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const known = talents.flatMap((talent) => {
    const height = heightOf(talent);
    return height === null ? [] : [{ talent, height }];
  });
  const others = talents.filter((talent) => heightOf(talent) === null);
  const ruler = rulerOf(known.map(({ height }) => height));
  const top = ruler.at(-1) ?? 0;
  const [one, other] = chosen.flatMap((id) => known.find(({ talent }) => talent.id === id) ?? []);
  const choose = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2));
  return (
    <div className="px-gutter pb-10">
      <p role="status" className="min-h-8 tabular-nums">
        <span>
          {one && other
            ? fill(texts.difference, differenceOf(one, other))
            : known.length > 1
              ? texts.hint
              : ''}
        </span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs a tab stop. */}
      <section aria-label={texts.title} tabIndex={0} className={ROW}>
        <div aria-hidden className={`${RULER} ${tall(top)}`}>
          {ruler.map((height) => (
            <span key={height} className={`lineup-mark ${tall(height)}`}>
              {height % (2 * RULER_STEP) === 0 && height}
            </span>
          ))}
        </div>
        <ol className="flex items-start gap-4 pl-4">
          {known.map(({ talent, height }) => (
            // Wide enough to show the face when the cover is cropped to the talent's height.
            <li key={talent.id} className="w-44 flex-none snap-start wrap-anywhere">
              <div className={`flex items-end border-mute border-b ${tall(top)}`}>
                <button
                  type="button"
                  aria-pressed={chosen.includes(talent.id)}
                  aria-label={fill(texts.choose, { name: talent.name, height })}
                  onClick={() => choose(talent.id)}
                  className={`block w-full cursor-pointer outline-accent aria-pressed:outline-3 ${tall(height)}`}
                >
                  <ChosenCover
                    name={talent.name}
                    cover={talent.cover}
                    sizes="11rem"
                    className="size-full"
                  />
                </button>
              </div>
              <PageLink locale={locale} route={profileRoute(talent)} className="quiet-link block">
                {talent.name}
              </PageLink>
              <span className="block text-mute text-sm tabular-nums">{talent.texts.height}</span>
            </li>
          ))}
        </ol>
      </section>
      {others.length > 0 && (
        <section className="pt-8">
          <h2 className="caps text-mute">{texts.without}</h2>
          <ul className="flex flex-wrap gap-4 pt-4">
            {others.map((talent) => (
              <li key={talent.id} className="w-44">
                <ChosenCover name={talent.name} cover={talent.cover} sizes="11rem" />
                <PageLink locale={locale} route={profileRoute(talent)} className="quiet-link">
                  {talent.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The classes for a height in cm, since the content security policy forbids inline styles. */
function tall(height: number): string {
  return `tens-${Math.floor(height / 10)} ones-${height % 10}`;
}

type Shown = { talent: TalentCard; height: number };

function differenceOf(one: Shown, other: Shown) {
  const [taller, shorter] = one.height >= other.height ? [one, other] : [other, one];
  return {
    name: taller.talent.name,
    other: shorter.talent.name,
    difference: `+${taller.height - shorter.height}\u00a0cm`,
  };
}
