import { Menu, X } from 'lucide';
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { NetworkIcon } from '@/components/ui/icon';
import type { FrameLink, HeaderData } from './frame-data';
import { MenuLink, MODELS } from './menu';

type Props = Pick<DrawerSheetProps, 'wordmark' | 'tools' | 'children'> & { data: HeaderData };

/** The menu as a drawer, where it does not fit in one line; also works without script. */
export function Drawer({ data, wordmark, tools, children }: Props) {
  const { menu, lists, current, inLists, networks, texts } = data;
  const entry = (page: FrameLink, look: string, holdsPage = false) => (
    <li key={page[1]}>
      <MenuLink page={page} current={current} holdsPage={holdsPage} className={look} />
    </li>
  );
  return (
    <div className="@min-[71em]/header:hidden">
      <DrawerSheet texts={texts} wordmark={wordmark} tools={tools}>
        <nav aria-label={texts.menu}>
          <ul className="grid grid-cols-2 border-line border-t *:border-line *:border-b [&>li:not(:has(.pl-6))]:col-span-2 [&_a]:display [&_a]:block">
            {menu.map((page, at) => (
              <Fragment key={page[1]}>
                {entry(page, 'py-3 text-xl', at === MODELS && inLists)}
                {at === MODELS && lists.map((list) => entry(list, 'py-2 pl-6 text-lg text-mute'))}
              </Fragment>
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex items-center justify-between pt-8">
          {children}
          <ul className="-mr-3 flex">
            {networks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer" className="icon-button">
                  <span className="sr-only capitalize">{name}</span>
                  <NetworkIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </DrawerSheet>
    </div>
  );
}

const ID = 'drawer';

type DrawerSheetProps = {
  texts: { open: string; close: string };
  wordmark: ReactNode;
  tools: ReactNode;
  children: ReactNode;
};

/** The drawer and its button. Modal with script, a popover without. */
export function DrawerSheet({ texts, wordmark, tools, children }: DrawerSheetProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // Where the menu fits, the style sheet hides the button.
  useEffect(() => {
    if (!open) return;
    const closeWithoutButton = () => {
      if (button.current?.getClientRects().length === 0) setOpen(false);
    };
    window.addEventListener('resize', closeWithoutButton);
    return () => window.removeEventListener('resize', closeWithoutButton);
  }, [open]);

  function show(event: MouseEvent) {
    // Opened as a popover before the script loaded: closed as a popover.
    if (document.getElementById(ID)?.matches(':popover-open')) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <IconButton
        ref={button}
        icon={Menu}
        popoverTarget={ID}
        onClick={show}
        aria-label={texts.open}
        className="-mr-3"
      />
      <Dialog
        place="right"
        id={ID}
        popover="auto"
        open={open}
        onClose={() => setOpen(false)}
        aria-label={texts.open}
      >
        <div className="flex min-h-full flex-col px-gutter pb-8">
          <div className="-mr-3 flex h-header shrink-0 items-center">
            {wordmark}
            <div className="ml-auto flex gap-x-1">{tools}</div>
            <IconButton
              icon={X}
              iconSize={24}
              popoverTarget={ID}
              popoverTargetAction="hide"
              onClick={() => setOpen(false)}
              aria-label={texts.close}
            />
          </div>
          {children}
        </div>
      </Dialog>
    </>
  );
}
