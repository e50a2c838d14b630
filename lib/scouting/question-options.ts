import type { Locale } from '../i18n/locales';
import type { Option } from '../talents/option';
import type { LocalList } from '../talents/options';
import { type SizeList, sizeOptions } from '../talents/size-options';

/** The options that the panel offers, without cities, which are loaded per country. */
export type PanelChoices = Readonly<Record<'countries' | 'skinTones', readonly Option[]>>;

/** The options that the server sends: the panel's, and the site's lists whose labels are words. */
export type Choices = PanelChoices &
  Readonly<Record<Exclude<LocalList, SizeList>, readonly Option[]>>;

/** The options of a question's list: of the server, or numbers, which the browser formats itself. */
export function optionsIn(
  list: keyof Choices | SizeList,
  choices: Choices,
  locale: Locale,
): readonly Option[] {
  if (!(list in choices)) return sizeOptions(list as SizeList, locale);
  return choices[list as keyof Choices] ?? [];
}
