import { Columns3, LayoutGrid, Share2 } from 'lucide';
import { MoreTools } from '@/components/talents/more-tools';
import { PdfLink } from '@/components/talents/pdf-link';
import { Share } from '@/components/talents/share';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { type SelectionView, writeIds } from '@/lib/favorites/ids';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { documentPath } from '@/lib/routes/document-path';
import { absoluteUrl } from '@/lib/site';
import { selectionShare } from './texts';

type Props = { locale: Locale; ids: readonly number[]; view: SelectionView };

const ICON = { size: 16, strokeWidth: 1.5 };

/** Tools of a shared selection: switch the view, share it, save it as a PDF, print it. */
export function SharedTools({ locale, ids, view }: Props) {
  const { compare, list, shared } = messagesOf(locale).favorites;
  const share = selectionShare(locale);
  const path = pathOf(locale, { page: 'favorites' });
  const pdf = documentPath(locale, { page: 'favorites' }) + writeIds(ids);
  const other = view === 'list' ? 'compare' : 'list';
  return (
    <div className="tools">
      {ids.length > 1 && (
        <SiteLink
          href={path + writeIds(ids, other)}
          prefetch="never"
          className="quiet-link inline-flex min-h-11 items-center gap-3 text-sm"
        >
          <Icon of={view === 'list' ? Columns3 : LayoutGrid} {...ICON} />
          <span>{view === 'list' ? compare.open : compare.close}</span>
        </SiteLink>
      )}
      <Share
        url={absoluteUrl(path + writeIds(ids, view))}
        title={shared.title}
        pdf={pdf}
        texts={share}
        className="text-sm"
        icon={<Icon of={Share2} {...ICON} />}
      />
      <MoreTools text={share.more}>
        <PdfLink href={pdf} texts={share} className="text-sm" />
        <PdfLink href={pdf} text={list.print} texts={share} className="text-sm" />
      </MoreTools>
    </div>
  );
}
