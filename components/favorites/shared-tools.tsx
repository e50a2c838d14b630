import { PdfLink } from '@/components/talents/pdf-link';
import { Share } from '@/components/talents/share';
import { ChangingText } from '@/components/ui/changing-text';
import { SiteLink } from '@/components/ui/site-link';
import { writeIds } from '@/lib/favorites/ids';
import { SHARED_VIEWS, type SharedLink, writeLink } from '@/lib/favorites/shared-link';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { documentPath } from '@/lib/routes/document-path';
import { absoluteUrl } from '@/lib/site';
import { selectionShare } from './texts';
import { viewText } from './view-text';

type Props = { locale: Locale; link: SharedLink };

/** Tools of a shared selection: switch the view, save it as a PDF, print it, share it. */
export function SharedTools({ locale, link }: Props) {
  const { favorites } = messagesOf(locale);
  const share = selectionShare(locale);
  const { compare, lineup, list, shared, answer } = favorites;
  const views = { comparison: compare, lineup };
  const { ids } = link;
  const path = pathOf(locale, { page: 'favorites' });
  const pdf = documentPath(locale, { page: 'favorites' }) + writeIds(ids);
  const others = SHARED_VIEWS.filter(
    (view) => view !== link.view && (ids.length > 1 || view === 'list' || view === 'answer'),
  );
  return (
    <>
      <div className="tools">
        {others.map((view) => (
          <SiteLink
            key={view}
            href={path + writeLink({ ...link, view })}
            prefetch="never"
            className="quiet-link inline-flex min-h-11 items-center text-sm"
          >
            <ChangingText>{view === 'answer' ? answer.open : viewText(view, views)}</ChangingText>
          </SiteLink>
        ))}
        <Share
          url={absoluteUrl(path + writeLink(link))}
          title={shared.title}
          pdf={pdf}
          texts={share}
          className="text-sm"
        />
      </div>
      <div className="tools">
        <PdfLink href={pdf} texts={share} className="text-sm" />
        <PdfLink href={pdf} text={list.print} texts={share} className="text-sm" />
      </div>
    </>
  );
}
