import type { SelectionView } from '@/lib/favorites/ids';
import type { FavoritesTexts } from './texts';

type ViewTexts = { comparison: Pick<FavoritesTexts['comparison'], 'open' | 'close'> } & Pick<
  FavoritesTexts,
  'lineup'
>;

/** The label of the button that switches to a display. */
export function viewText(view: SelectionView, { comparison, lineup }: ViewTexts): string {
  return { list: comparison.close, compare: comparison.open, lineup: lineup.open }[view];
}
