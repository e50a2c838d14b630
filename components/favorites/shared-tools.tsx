import { PdfLink } from '@/components/talents/pdf-link';
import { Share } from '@/components/talents/share';
import { ChangingText } from '@/components/ui/changing-text';
import { SiteLink } from '@/components/ui/site-link';
import { SELECTION_VIEWS, type SelectionView, writeIds } from '@/lib/favorites/ids';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { documentPath } from '@/lib/routes/document-path';
import { absoluteUrl } from '@/lib/site';
import { selectionShare } from './texts';
import { viewText } from './view-text';

type Props = {
  locale: Locale;
  ids: readonly number[];
  view: SelectionView;
};

/** Tools of a shared selection: switch the view, save it as a PDF, print it, share it. */
export function SharedTools({ locale, ids, view }: Props) {
  const { favorites } = messagesOf(locale);
  const share = selectionShare(locale);
  const { compare, lineup, list, shared } = favorites;
  const views = { comparison: compare, lineup };
  const path = pathOf(locale, { page: 'favorites' });
  const pdf = documentPath(locale, { page: 'favorites' }) + writeIds(ids);
  const url = absoluteUrl(path + writeIds(ids));
  return (
    <>
      <div className="tools">
        {ids.length > 1 &&
          SELECTION_VIEWS.filter((other) => other !== view).map((other) => (
            <SiteLink
              key={other}
              href={path + writeIds(ids, other)}
              prefetch="never"
              className="quiet-link inline-flex min-h-11 items-center text-sm"
            >
              <ChangingText>{viewText(other, views)}</ChangingText>
            </SiteLink>
          ))}
        <Share url={url} title={shared.title} pdf={pdf} texts={share} className="text-sm" />
      </div>
      <div className="tools">
        <PdfLink href={pdf} texts={share} className="text-sm" />
        <PdfLink href={pdf} text={list.print} texts={share} className="text-sm" />
      </div>
    </>
  );
}
