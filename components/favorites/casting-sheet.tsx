import { PrintPictures } from '@/components/talents/print-pictures';
import { ChangingText } from '@/components/ui/changing-text';
import { type SheetNotes, sheetsOf } from '@/lib/favorites/casting-sheets';
import { type ComparedTalent, comparedMeasures } from '@/lib/favorites/comparison';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { ChosenCover } from './chosen-cover';
import type { ComparisonTexts } from './comparison-table';
import './casting-sheet.css';

type Props = {
  locale: Locale;
  talents: readonly ComparedTalent[];
  notes: SheetNotes;
  /** The site's origin, for the addresses of the profiles. */
  origin: string;
  texts: ComparisonTexts;
};

/**
 * Print layout of a selection: six talents to an A4 sheet, each sheet with the agency's contact.
 */
export function CastingSheet({ talents, notes, ...rest }: Props) {
  const { sheet: title, agency } = rest.texts;
  const sheets = sheetsOf(talents, notes);
  return (
    <PrintPictures className="casting-sheet" early={false}>
      {sheets.map((sheet, place) => (
        <section key={sheet.talents[0]?.id}>
          <header>
            <b>{agency.name}</b>
            <ChangingText>
              {sheets.length > 1 ? `${title} · ${place + 1}/${sheets.length}` : title}
            </ChangingText>
            <span>{agency.contact}</span>
          </header>
          <ol>
            {sheet.talents.map((talent) => (
              <Place key={talent.id} talent={talent} note={sheet.inPlace[talent.id]} {...rest} />
            ))}
          </ol>
          {sheet.atFoot.length > 0 && (
            <footer>
              {sheet.atFoot.map(({ id, name, note }) => (
                <p key={id}>
                  <strong>{name}</strong> <ChangingText>{note}</ChangingText>
                </p>
              ))}
            </footer>
          )}
        </section>
      ))}
    </PrintPictures>
  );
}

type PlaceProps = Pick<Props, 'locale' | 'origin' | 'texts'> & {
  talent: ComparedTalent;
  note: string | undefined;
};

function Place({ talent, note, locale, origin, texts: { measures, years } }: PlaceProps) {
  return (
    <li>
      <div className="casting-place">
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
        {note && (
          <p className="casting-note">
            <ChangingText>{note}</ChangingText>
          </p>
        )}
        <p className="casting-address">
          {new URL(pathOf(locale, profileRoute(talent)), origin).href}
        </p>
      </div>
    </li>
  );
}
