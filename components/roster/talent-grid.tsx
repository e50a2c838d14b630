import type { Locale } from '@/lib/i18n/locales';
import type { Talent } from '@/lib/talents/talent';
import { TalentCard } from './talent-card';

/** Cards of the first row that are in view at once, on the widest window. */
const FIRST_ROW = 5;

/** Talents as cards: 2 columns on a phone, 5 on a desktop, pictures edge to edge. */
export function TalentGrid({ locale, talents }: { locale: Locale; talents: readonly Talent[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-px gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
      {talents.map((talent, index) => (
        <li key={talent.id}>
          <TalentCard
            locale={locale}
            talent={talent}
            sizes="(width >= 1024px) 20vw, (width >= 640px) 34vw, 50vw"
            eager={index < FIRST_ROW}
          />
        </li>
      ))}
    </ul>
  );
}
