import { X } from 'lucide';
import type { ReactNode } from 'react';
import { ProfileLink } from '@/components/talents/list-context';
import { Units } from '@/components/talents/units';
import { IconButton } from '@/components/ui/button';
import { type ComparedTalent, comparisonRows } from '@/lib/favorites/comparison';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { ChosenCover } from './chosen-cover';
import styles from './comparison.module.css';

export type ComparisonTexts = Messages['favorites']['compare'] & {
  measures: Messages['measures'];
  units: Pick<Messages['profile'], 'measures' | 'units' | 'metric' | 'imperial'>;
};

/** Only in the visitor's own selection: fields for notes, and buttons that remove a talent. */
type Own = {
  noteOf: (talent: ComparedTalent) => ReactNode;
  texts: { note: string; remove: string };
  onRemove: (talent: ComparedTalent) => void;
};

type Props = {
  locale: Locale;
  talents: readonly ComparedTalent[];
  texts: ComparisonTexts;
  own?: Own;
};

/** Compares talents: one column each, and a row for every measure that at least one of them has. */
export function ComparisonTable({ locale, talents, texts, own }: Props) {
  const { measures, units } = texts;
  const rows = comparisonRows(talents, locale, measures.years);
  return (
    <div className="px-gutter pb-10">
      <Units title={units.measures} label={units.units} systems={units}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs a tab stop. */}
        <section aria-label={texts.table} tabIndex={0} className={styles.table}>
          <table style={{ '--talents': talents.length }}>
            <caption className="sr-only">{texts.table}</caption>
            <thead>
              <tr>
                <td className="text-mute text-xs">
                  <p className={styles.hint} aria-hidden>
                    {`${texts.scroll}\u00a0→`}
                  </p>
                </td>
                {talents.map((talent) => (
                  <th key={talent.id} scope="col">
                    {/* Columns share the window; the measures are in its first screen. */}
                    <ChosenCover
                      name={talent.name}
                      cover={talent.cover}
                      sizes="7.5rem"
                      className="aspect-3/4 max-w-30"
                    />
                    <ProfileLink
                      talent={talent.id}
                      href={pathOf(locale, profileRoute(talent))}
                      className="quiet-link"
                    >
                      {talent.name}
                    </ProfileLink>
                    {own && (
                      <IconButton
                        icon={X}
                        iconSize={18}
                        aria-label={fill(own.texts.remove, { name: talent.name })}
                        onClick={() => own.onRemove(talent)}
                        className="-ml-3 text-mute hover:text-ink"
                      />
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, labels, cells, equal }) => (
                <tr key={key} data-equal={equal || undefined}>
                  <th scope="row" className="text-sm">
                    <span>{labels.map((label) => measures[label]).join(' / ')}</span>
                    {equal && (
                      <>
                        {' '}
                        <span className="sr-only">{`(${texts.equal})`}</span>
                      </>
                    )}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={talents[index]?.id}>
                      {cell ? <Cell {...cell} /> : <Missing text={texts.missing} />}
                    </td>
                  ))}
                </tr>
              ))}
              {own && (
                <tr>
                  <th scope="row" className="text-sm">
                    {own.texts.note}
                  </th>
                  {talents.map((talent) => (
                    <td key={talent.id}>
                      {/* A long note makes no column wider. */}
                      <div className="[contain:inline-size]">{own.noteOf(talent)}</div>
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
          </table>
        </section>
      </Units>
    </div>
  );
}

function Cell({ metric, imperial }: { metric: string; imperial: string }) {
  if (metric === imperial) return <span>{metric}</span>;
  return (
    <>
      <span data-system="metric">{metric}</span>
      <span data-system="imperial">{imperial}</span>
    </>
  );
}

function Missing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{text}</span>
    </>
  );
}
