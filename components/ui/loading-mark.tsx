export function LoadingMark({ text }: { text: string }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-10 grid h-[60vh] place-items-center">
      <svg
        role="img"
        aria-label={text}
        viewBox="0 0 48 48"
        className="sticky top-[45vh] size-14 animate-spin text-ink"
      >
        <circle
          cx="24"
          cy="24"
          r="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
          opacity=".25"
        />
        <path d="M24 2a22 22 0 0 1 22 22" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </div>
  );
}
