import { IntentLink } from '@/components/ui/intent-link';
import { type SelectionView, writeIds } from '@/lib/favorites/ids';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { PrintCastingButton } from './print-casting-button';

type Props = {
  locale: Locale;
  ids: readonly number[];
  view: SelectionView;
  texts: Pick<Messages['favorites'], 'compare' | 'list'>;
};

/** The other view of a shared selection, and its sheet on paper. */
export function SharedTools({ locale, ids, view, texts: { compare, list } }: Props) {
  const comparing = view === 'compare';
  const path = pathOf(locale, { page: 'favorites' });
  return (
    <>
      {ids.length > 1 && (
        <IntentLink
          href={path + writeIds(ids, comparing ? 'list' : 'compare')}
          ahead={false}
          className="quiet-link inline-flex min-h-11 items-center text-sm"
        >
          {comparing ? compare.close : compare.open}
        </IntentLink>
      )}
      <PrintCastingButton text={list.print} />
    </>
  );
}
