import { PrintPictures } from '@/components/talents/print-pictures';
import { type ComparedTalent, comparedMeasures } from '@/lib/favorites/comparison';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { ChosenCover } from './chosen-cover';
import type { ComparisonTexts } from './comparison-table';
import './casting-sheet.css';

type Props = {
  locale: Locale;
  talents: readonly ComparedTalent[];
  notes: Readonly<Record<number, string>>;
  /** Of this site, for the addresses of the profiles. */
  origin: string;
  texts: ComparisonTexts;
};

/** A selection on paper, and only there: six talents to an A4 sheet. */
export function CastingSheet({ locale, talents, notes, origin, texts }: Props) {
  const { sheet, agency, measures, years } = texts;
  return (
    <PrintPictures className="casting-sheet" early={false}>
      <header>
        <b>{agency.name}</b>
        <span>{sheet}</span>
        <span>{agency.contact}</span>
      </header>
      <ol>
        {talents.map((talent) => (
          <li key={talent.id}>
            <ChosenCover name={talent.name} cover={talent.cover} sizes="320px" />
            <div>
              <b>{talent.name}</b>
              <dl>
                {[...comparedMeasures(talent, locale, years)].map(([key, { metric, imperial }]) => (
                  <div key={key}>
                    <dt>{measures[key]}</dt>
                    <dd>{metric === imperial ? metric : `${metric} · ${imperial}`}</dd>
                  </div>
                ))}
              </dl>
            </div>
            {notes[talent.id] && <p className="casting-note">{notes[talent.id]}</p>}
            <p className="casting-address">
              {new URL(pathOf(locale, profileRoute(talent)), origin).href}
            </p>
          </li>
        ))}
      </ol>
    </PrintPictures>
  );
}
