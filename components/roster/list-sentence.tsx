import { Plus } from 'lucide';
import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react';
import { rosterHref } from '@/components/talents/roster-href';
import { Icon } from '@/components/ui/icon';
import { onPlainClick } from '@/components/ui/plain-click';
import { fill } from '@/lib/i18n/fill';
import type { FilterKey } from '@/lib/talents/filter';
import { type Restriction, type SentencePiece, sentenceText } from '@/lib/talents/sentence';
import type { LinkClick, RosterContext } from './roster-context';

/** A restriction that the panel of the filter has a control for. */
export type FilterPart = { key: FilterKey; label: string; href: string };

type Props = Pick<RosterContext, 'locale' | 'view' | 'query' | 'texts' | 'go'> & {
  sentence: readonly SentencePiece[];
  /** Opens the filter, at the control of a restriction if there is one. */
  onOpen: (part: FilterPart | null) => void;
};

/**
 * The query of a list in words, as the title of the page. Each restriction links to the list without it; with
 * script it opens its control. What a link does is its description, so that the heading reads as one
 * sentence.
 */
export function ListSentence({ sentence, onOpen, ...context }: Props) {
  const open = (part: FilterPart) => onPlainClick<LinkClick>(() => onOpen(part));
  return (
    <div className="display page-title min-w-0 text-2xl">
      {/* A browser that translates the page replaces texts, so each sentence is a new element. */}
      <h1 key={sentenceText(sentence)} tabIndex={-1} className="inline">
        {sentence.map(({ joint, text, restriction }) =>
          restriction ? (
            <Fragment key={text}>
              <span>{joint}</span>
              <Part context={context} text={text} restriction={restriction} open={open} />
            </Fragment>
          ) : (
            joint + text
          ),
        )}
      </h1>
      <button
        type="button"
        onClick={() => onOpen(null)}
        aria-label={context.texts.roster.addFilter}
        className="-my-1 ml-2 inline-grid size-9 cursor-pointer place-items-center rounded-full border border-line align-middle hover:border-ink noscript:hidden"
      >
        <Icon of={Plus} size={18} />
      </button>
    </div>
  );
}

type PartProps = {
  context: Omit<Props, 'sentence' | 'onOpen'>;
  text: string;
  restriction: Restriction;
  open: (part: FilterPart) => (event: LinkClick) => void;
};

/** The letter and the category have no control in the panel: pressing them always removes them. */
function Part({ context, text, restriction, open }: PartProps) {
  const { texts, go } = context;
  const { key, label, less } = restriction;
  const scripted = useScripted();
  const href = rosterHref(context, less);
  const removes = key === 'letter' || key === 'category';
  const { change, remove } = texts.roster;
  return (
    <a
      href={href}
      onClick={removes ? go : open({ key, label, href })}
      title={fill(scripted && !removes ? change : remove, { filter: label })}
      className="underline decoration-1 decoration-line underline-offset-[0.2em] hover:decoration-ink"
    >
      {text}
    </a>
  );
}

const never = () => () => {};

/** False in the server's HTML, where links navigate. */
function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The agency's name, and the template of the title of a further page. */
export type PageTitles = { site: string; page: string };

/**
 * As the list changes, its title becomes the document's, and a focus that was lost with a removed
 * element moves to the heading.
 */
export function useListTitle(list: string, page: number, titles: PageTitles): void {
  const title = page > 1 ? fill(titles.page, { title: list, number: page }) : list;
  const shown = useRef(title);

  useEffect(() => {
    document.title = `${title} | ${titles.site}`;
    if (shown.current === title) return;
    shown.current = title;
    const isLost = document.activeElement === document.body;
    if (isLost) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [title, titles.site]);
}
