import { showAddress, useAddress } from '@/components/ui/address';
import { type SelectionView, selectionView } from '@/lib/favorites/ids';

/** The display of the visitor's own selection, read from the URL's hash. */
export function useSelectionView(): SelectionView {
  return useAddress<SelectionView>(() => selectionView(window.location.hash.slice(1)), 'list');
}

/** Shows another display. Pushes a history entry, so that Back returns to the previous one. */
export function showView(view: SelectionView): void {
  // A hash link would add an entry that the router cannot restore.
  showAddress('push', view === 'list' ? window.location.pathname : `#${view}`);
}
