import { useEffect, useEffectEvent, useRef } from 'react';
import { Initial } from '@/components/ui/initial';
import { Picture } from '@/components/ui/picture';
import { DENSE } from '@/lib/media/breakpoints';
import type { useFaceRound } from './use-face-round';

type Props = {
  /** Paths of portraits. */
  covers: readonly string[];
  /** The agency, whose initial is the placeholder until a face is loaded. */
  agency: string;
  round: ReturnType<typeof useFaceRound>;
  /** Short cross-fade, as feedback to the visitor. */
  quick: boolean;
};

/** The stacked faces of the entrance: the current one fades in over the previous one. */
export function PreHomeFaces({ covers, agency, round, quick }: Props) {
  const panel = useRef<HTMLDivElement>(null);

  // The first face may have failed before hydration.
  const onEarlyFailure = useEffectEvent(() => round.settle(0, false));
  useEffect(() => {
    if (panel.current?.querySelector('[data-failed]')) onEarlyFailure();
  }, []);

  return (
    <div
      ref={panel}
      aria-hidden
      data-quick={quick || undefined}
      className="pre-home-faces picture-frame"
    >
      <Initial of={agency} />
      {covers.map(
        (cover, face) =>
          round.isNeeded(face) && (
            <span
              key={cover}
              data-shown={face === round.shown || undefined}
              onLoadCapture={() => round.settle(face, true)}
              onErrorCapture={() => round.settle(face, false)}
            >
              <Picture
                mobile={cover}
                desktop={cover}
                source="portrait"
                alt=""
                folderSwitch="wide"
                sizes={`(orientation: landscape) 50vw, ${DENSE} 70vw, 100vw`}
                width={3}
                height={4}
                widths={{ from: 440, to: 1080 }}
                load={face === 0 ? 'first' : undefined}
              />
            </span>
          ),
      )}
    </div>
  );
}
