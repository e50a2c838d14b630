import { X } from 'lucide';
import { ProfileLink } from '@/components/talents/list-context';
import { Units } from '@/components/talents/units';
import { Icon } from '@/components/ui/icon';
import { type ComparedTalent, comparisonRows, rowSpanOf } from '@/lib/favorites/comparison';
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

/** Only in the visitor's own selection: notes, and buttons that remove a talent. */
type Own = {
  notes: Readonly<Record<number, string>>;
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
  const rows = comparisonRows(talents, locale, texts.years);
  return (
    <div className="px-gutter pb-10">
      <Units title={units.measures} label={units.units} systems={units}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs a tab stop. */}
        <section aria-label={texts.table} tabIndex={0} className={styles.table}>
          <table>
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
                    {own && <RemoveButton {...own} talent={talent} />}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, labels, cells, equal }, row) => (
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
                  {cells.map((cell, index) => {
                    const rowSpan = rowSpanOf(rows, row, index);
                    if (rowSpan === 0) return null;
                    return (
                      <td key={talents[index]?.id} rowSpan={rowSpan}>
                        {cell ? (
                          <Cell {...cell} />
                        ) : (
                          <Missing text={texts.missing} rows={rowSpan} />
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
              {own && talents.some(({ id }) => own.notes[id]) && (
                <tr>
                  <th scope="row" className="text-sm">
                    {own.texts.note}
                  </th>
                  {talents.map(({ id }) => (
                    <td key={id} className="whitespace-pre-wrap text-sm">
                      {own.notes[id]}
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

function RemoveButton({ talent, texts, onRemove }: Own & { talent: ComparedTalent }) {
  return (
    <button
      type="button"
      aria-label={fill(texts.remove, { name: talent.name })}
      onClick={() => onRemove(talent)}
      className="-ml-3 grid size-11 cursor-pointer place-items-center text-mute hover:text-ink"
    >
      <Icon of={X} size={18} />
    </button>
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

/** A dash; in a cell that spans several rows, the text itself. */
function Missing({ text, rows }: { text: string; rows: number }) {
  if (rows > 1) return <span className="text-mute">{text}</span>;
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{text}</span>
    </>
  );
}
