import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { profileRows, shownAge } from '@/lib/talents/rows';
import type { Talent } from '@/lib/talents/talent';

/** Every measure that is known, one row each. */
export async function MeasureRows({ locale, talent }: { locale: Locale; talent: Talent }) {
  const t = await getTranslations();
  const age = shownAge(talent, new Date());
  const rows = profileRows(talent, locale, 'metric').map(({ key, text }) => ({
    label: t(`measures.${key}`),
    text,
  }));
  if (age !== null) rows.push({ label: t('measures.age'), text: t('measures.years', { age }) });
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('profile.measures')}>
      <dl className="border-line border-t">
        {rows.map(({ label, text }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 border-line border-b py-3"
          >
            <dt className="caps text-mute">{label}</dt>
            <dd className="text-right tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
