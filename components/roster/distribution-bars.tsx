import type { Distribution } from '@/lib/talents/distribution';

/** The height of the drawing, in its own unit; a bar is 1 wide. */
const HEIGHT = 24;

/** The minimum height of a bar, so that a single talent is visible beside hundreds. */
const LEAST = 2;

type Props = {
  counts: Distribution;
  /** The positions of the thumbs, from 0 to 1. */
  from: number;
  to: number;
};

/**
 * The histogram above a slider; bars between the thumbs are darker. Decorative: the button that
 * applies the filter says the count. It uses attributes because the content security policy forbids
 * inline styles.
 */
export function DistributionBars({ counts, from, to }: Props) {
  const max = Math.max(...counts, 1);
  const { length } = counts;
  // The ends of the slider are the values of its first and last bar.
  const [first = 0, last = 0] = [from, to].map((end) => Math.floor(end * (length - 1) + 1e-9));
  const chosen = (bar: number) => bar >= first && bar <= last;
  const path = (within: boolean) =>
    counts
      .map((count, bar) => {
        if (count === 0 || chosen(bar) !== within) return '';
        const height = Math.max(LEAST, Math.round((count / max) * HEIGHT));
        return `M${bar} ${HEIGHT}v${-height}h0.8V${HEIGHT}z`;
      })
      .join('');
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="distribution"
    >
      <path d={path(false)} className="fill-line" />
      <path d={path(true)} className="fill-mute" />
    </svg>
  );
}
