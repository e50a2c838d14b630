'use client';

import { Pause, Play } from 'lucide';
import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  ViewTransition,
} from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { PRE_HOME_MS } from '@/lib/constants';
import { storedItem } from '@/lib/platform/browser-storage';
import { CRAWLER, SEEN_KEY } from './first-visit';
import { PreHomeFaces } from './pre-home-faces';
import { useDeferredPage } from './use-deferred-page';
import { useFaceRound } from './use-face-round';
import { useHoverFocus } from './use-hover-focus';

const shown = storedItem('session', SEEN_KEY, (text) => text);

/** Whether this is the first visit of this tab; marks it as visited. Always false for a crawler. */
function isFirstVisit(): boolean {
  if (CRAWLER.test(navigator.userAgent)) return false;
  const first = shown.get() === null;
  // Without storage the entrance would open on every page.
  return shown.set('1') && first;
}

type Props = {
  label: string;
  texts: { pause: string; play: string };
  agency: string;
  /** One face per entry of the list, in its order; possibly fewer. */
  covers: readonly string[];
  /** Name, list of entries, button; rendered on the server. */
  children: ReactNode;
};

/** `left`: the visitor followed one of its links, so the next page is loading. */
type Stage = 'closed' | 'open' | 'entered' | 'left';

/**
 * Overlay over the whole window, once per session: opened by the inline script of the first page,
 * or here after a client-side navigation. Any click, Esc or the timer closes it, and its face
 * becomes the banner of the home page in a view transition.
 */
export function PreHomeDialog({ label, texts, agency, covers, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('closed');
  const open = stage === 'open';
  const { isPaused, handlersFor } = useHoverFocus();
  const round = useFaceRound(covers.length, open, isPaused);
  const pageRendered = useDeferredPage(round.loaded);

  useEffect(() => {
    if (content.current?.closest('dialog')?.open || isFirstVisit()) setStage('open');
  }, []);

  // A transition: React captures the page before and after it.
  const enter = () => startTransition(() => setStage((now) => (now === 'open' ? 'entered' : now)));
  const onTime = useEffectEvent(enter);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onTime, PRE_HOME_MS);
    return () => clearTimeout(timer);
  }, [open]);

  function follow(event: MouseEvent) {
    if (!(event.target as Element).closest('a')) return;
    // Outside of the link's transition, in which this would wait for the next page.
    setStage('left');
    event.stopPropagation();
  }

  return (
    <>
      <Dialog place="whole" open={open} aria-label={label} onClose={enter}>
        <div ref={content} className="pre-home" data-page-deferred={!pageRendered || undefined}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers serve the links inside */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires click, too */}
          <div className="pre-home-ways" onClick={follow} {...handlersFor(round.ask)}>
            {children}
          </div>
          {round.movable && (
            <IconButton
              icon={round.paused ? Play : Pause}
              iconSize={18}
              aria-label={round.paused ? texts.play : texts.pause}
              onClick={(event) => {
                event.stopPropagation();
                round.toggle();
              }}
              className="pre-home-pause"
            />
          )}
          {stage !== 'entered' && (
            <ViewTransition name="opening" share="opening" default="none">
              <PreHomeFaces covers={covers} agency={agency} round={round} quick={isPaused} />
            </ViewTransition>
          )}
        </div>
      </Dialog>
      {stage === 'entered' && (
        <ViewTransition name="opening" share="opening" default="none">
          <div className="opening-end" />
        </ViewTransition>
      )}
    </>
  );
}
