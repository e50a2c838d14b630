import { SiteLink } from '@/components/ui/site-link';
import type { FrameLink, HeaderData } from './frame-data';
import { ModelsMenu } from './models-menu';

/** The menu entry that contains the lists of models. */
export const MODELS = 1;

/** The menu in one line, where it fits; the lists of models are a drop-down. */
export function Menu({ data: { menu, lists, current, inLists, texts } }: { data: HeaderData }) {
  const link = ([text, href]: FrameLink, holdsPage = false) => (
    <SiteLink
      href={href}
      aria-current={href === current ? 'page' : holdsPage ? 'true' : undefined}
      className="quiet-link"
    >
      {text}
    </SiteLink>
  );
  return (
    <nav
      aria-label={texts.menu}
      className="header-menu [&_a]:caps ml-auto [&_a]:inline-block [&_a]:py-3 [&_a]:whitespace-nowrap"
    >
      <ul className="flex items-center gap-x-7">
        {menu.map((entry, at) =>
          at === MODELS ? (
            <ModelsMenu key={entry[1]} label={texts.lists} link={link(entry, inLists)}>
              {lists.map((list) => (
                <li key={list[1]}>{link(list)}</li>
              ))}
            </ModelsMenu>
          ) : (
            <li key={entry[1]}>{link(entry)}</li>
          ),
        )}
      </ul>
    </nav>
  );
}
