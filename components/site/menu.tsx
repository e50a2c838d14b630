import { SiteLink } from '@/components/ui/site-link';
import type { FrameLink, HeaderData } from './frame-data';
import { ModelsMenu } from './models-menu';

/** The menu entry that contains the lists of models. */
export const MODELS = 1;

/** The menu of a wide window; the lists of models drop down from their entry. */
export function Menu({ data: { menu, lists, current, texts } }: { data: HeaderData }) {
  const link = ([text, href]: FrameLink) => (
    <SiteLink
      href={href}
      aria-current={href === current ? 'page' : undefined}
      className="quiet-link"
    >
      {text}
    </SiteLink>
  );
  return (
    <nav
      aria-label={texts.menu}
      className="[&_a]:caps ml-auto hidden lg:flex [&_a]:inline-block [&_a]:py-3 [&_a]:whitespace-nowrap"
    >
      <ul className="flex items-center gap-x-7">
        {menu.map((entry, at) =>
          at === MODELS ? (
            <ModelsMenu key={entry[1]} label={texts.lists} link={link(entry)}>
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
