import { getTranslations } from 'next-intl/server';
import { Units } from '@/components/talents/units';
import type { Locale } from '@/lib/i18n/locales';
import { adultAge } from '@/lib/talents/age';
import { measureTexts } from '@/lib/talents/measure-text';
import { profileRows } from '@/lib/talents/rows';
import type { Talent } from '@/lib/talents/talent';

type Texts = { label: string; metric: string; imperial: string };

/** One row for each known measure, with a unit switch if any differs between the systems. */
export async function MeasureRows({ locale, talent }: { locale: Locale; talent: Talent }) {
  const t = await getTranslations();
  const rows = await rowsOf(locale, talent);
  if (rows.length === 0) return null;
  const list = (
    <dl className="gap-x-10 border-line border-t sm:max-lg:columns-2">
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </dl>
  );
  const title = t('profile.measures');
  const bothUnits = rows.some(({ metric, imperial }) => metric !== imperial);
  return (
    <section aria-label={title}>
      {bothUnits ? (
        <Units
          title={title}
          label={t('profile.units')}
          systems={{ metric: t('profile.metric'), imperial: t('profile.imperial') }}
        >
          {list}
        </Units>
      ) : (
        list
      )}
    </section>
  );
}

/** The rows of a talent in both systems of units; the age comes last and is the same in both. */
async function rowsOf(locale: Locale, talent: Talent): Promise<Texts[]> {
  const t = await getTranslations('measures');
  const rows = profileRows(talent, measureTexts(talent.measures), locale).map(
    ({ key, ...texts }) => ({ label: t(key), ...texts }),
  );
  const age = adultAge(talent, new Date());
  if (age === null) return rows;
  const years = t('years', { age });
  return [...rows, { label: t('age'), metric: years, imperial: years }];
}

function Row({ label, metric, imperial }: Texts) {
  return (
    <div className="flex break-inside-avoid items-baseline justify-between gap-6 border-line border-b py-2.5 lg:py-[0.1875rem] lg:text-sm">
      <dt className="caps text-mute">{label}</dt>
      <dd className="text-right tabular-nums">
        {metric === imperial ? (
          metric
        ) : (
          <>
            <span data-system="metric">{metric}</span>
            <span data-system="imperial">{imperial}</span>
          </>
        )}
      </dd>
    </div>
  );
}
