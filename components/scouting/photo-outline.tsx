import type { ScoutingImage } from '@/lib/scouting/image-rules';

/** Line drawings of what each photo should show: face, profile, half body, full body. */
const LINES: Record<ScoutingImage, readonly string[]> = {
  image_1: [
    'M60 26c-22 0-33 17-33 40 0 28 15 50 33 50s33-22 33-50c0-23-11-40-33-40Z',
    'M27 66c0-10 4-18 12-24 9 5 27 7 44 2 6 5 10 13 10 22',
    'M42 66c3-3 9-3 12 0M66 66c3-3 9-3 12 0',
    'M60 68v17c0 2-4 3-5 2',
    'M50 98c6 4 14 4 20 0',
    'M46 111v16c-6 8-22 11-36 18M74 111v16c6 8 22 11 36 18',
  ],
  image_2: [
    'M78 36c-6-9-18-12-30-10-18 3-27 18-25 35 1 11 6 18 6 28 0 12-6 20-17 30',
    'M78 36c4 6 5 12 5 18 0 5 7 12 10 18 0 3-6 3-6 5l1 8-3 3 2 4c1 8-5 11-14 11-7 0-11 3-11 10 0 12 8 18 20 32',
    'M68 55c3-2 7-2 10 0',
    'M44 64c-5-3-10 2-8 9 1 5 6 8 9 6',
    'M82 92c-4 1-8 0-10-1',
  ],
  image_3: [
    'M60 12c-12 0-17 9-17 20 0 14 8 25 17 25s17-11 17-25c0-11-5-20-17-20Z',
    'M43 33c1-8 5-12 10-14 6 4 15 5 22 4 1 3 2 6 2 10',
    'M53 55v9c-4 6-18 7-27 12-7 5-9 16-11 30l-5 38M67 55v9c4 6 18 7 27 12 7 5 9 16 11 30l5 38',
    'M34 98c2 14 4 22 2 36-1 5-2 8-2 12M86 98c-2 14-4 22-2 36 1 5 2 8 2 12',
  ],
  image_4: [
    'M60 8c-7 0-10 5-10 11 0 8 5 14 10 14s10-6 10-14c0-6-3-11-10-11Z',
    'M56 33v4c-3 3-11 4-15 7-4 4-5 12-6 22l-4 26M64 33v4c3 3 11 4 15 7 4 4 5 12 6 22l4 26',
    'M45 54c1 10 3 16 1 24-2 6-3 10-2 18l5 50h-6M75 54c-1 10-3 16-1 24 2 6 3 10 2 18l-5 50h6',
    'M60 90l-4 56h-7M60 90l4 56h7',
  ],
};

export function PhotoOutline({ photo }: { photo: ScoutingImage }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="absolute inset-x-0 top-[6%] h-[calc(92%-3.25rem)] w-full text-mute opacity-60"
    >
      {LINES[photo].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
