import { Columns3, Download, LayoutGrid, Share2 } from 'lucide';
import { PdfLink } from '@/components/talents/pdf-link';
import { Share } from '@/components/talents/share';
import { showAddress, useAddress } from '@/components/ui/address';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toasts';
import { removeFavorites } from '@/lib/favorites/edit-favorites';
import { type SelectionView, selectionView, writeIds } from '@/lib/favorites/ids';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { counted, fill } from '@/lib/i18n/fill';
import { documentPath, pathOf } from '@/lib/routes/build';
import type { TalentCard } from '@/lib/talents/card';
import type { FavoritesTexts } from './texts';

type Props = {
  texts: FavoritesTexts;
  talents: readonly TalentCard[];
  notes: Readonly<Record<number, string>>;
  /** The talents that can be shared. */
  ids: readonly number[];
  view: SelectionView;
};

export function SelectionTools({ texts, talents, notes, ids, view }: Props) {
  const { list, locale, share } = texts;
  const sent = ids.slice(0, MAX_SHARED);
  const other = view === 'list' ? 'compare' : 'list';
  const pdf = documentPath(locale, { page: 'favorites' }) + writeIds(sent);
  const link = window.location.origin + pathOf(locale, { page: 'favorites' }) + writeIds(sent);
  return (
    <div className="px-gutter pt-4 pb-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <p className="text-mute tabular-nums">
          <ChangingText>{counted(texts.count, talents.length, locale)}</ChangingText>
        </p>
        {ids.length > 0 && (
          <div className="tools">
            {ids.length > 1 && (
              <button
                type="button"
                onClick={() => showView(other)}
                className="quiet-link inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm"
              >
                <Icon of={view === 'list' ? Columns3 : LayoutGrid} />
                <ChangingText>{texts.comparison[other === 'list' ? 'close' : 'open']}</ChangingText>
              </button>
            )}
            <Share
              // Another selection is another link, so what was said of the last one is no longer true.
              key={link}
              url={link}
              title={list.selection}
              texts={share}
              className="text-sm"
              icon={<Icon of={Share2} />}
            />
            <PdfLink href={pdf} texts={share} className="text-sm">
              <Icon of={Download} />
            </PdfLink>
            {/* Notes are private: in a PDF only if asked for, and never in a link. */}
            {sent.some((id) => notes[id]) && (
              <PdfLink
                href={pdf}
                posted={() => sheetWithNotes(sent, notes)}
                text={list.pdfWithNotes}
                texts={share}
                className="text-sm"
              />
            )}
          </div>
        )}
      </div>
      {ids.length > MAX_SHARED && (
        <p className="text-mute text-sm">{fill(list.shareLimit, { count: MAX_SHARED })}</p>
      )}
    </div>
  );
}

function sheetWithNotes(ids: readonly number[], notes: Readonly<Record<number, string>>): object {
  return { talents: ids.map((id) => ({ id, ...(notes[id] && { note: notes[id] }) })) };
}

/** The display of the visitor's own selection, read from the URL's hash. */
export function useSelectionView(): SelectionView {
  return useAddress<SelectionView>(() => selectionView(window.location.hash.slice(1)), 'list');
}

/** Shows another display. Pushes a history entry, so that Back returns to the previous one. */
export function showView(view: SelectionView): void {
  // A hash link would add an entry that the router cannot restore.
  showAddress('push', view === 'list' ? window.location.pathname : `#${view}`);
}

export function RemoveAll({ texts, talents }: Pick<Props, 'texts' | 'talents'>) {
  const { list, heart } = texts;
  function removeAll(): void {
    document.getElementById('favorites')?.focus();
    const run = removeFavorites(talents.map(({ id }) => id));
    const undo = { label: heart.undo, run };
    const message = { id: 'all-removed', kind: 'warning', text: list.allRemoved, undo } as const;
    void showToast(message, heart.messages);
  }
  return (
    <p className="px-gutter py-2 text-right">
      <button
        type="button"
        onClick={removeAll}
        className="quiet-link min-h-11 cursor-pointer text-sm"
      >
        {list.removeAll}
      </button>
    </p>
  );
}
