'use client';

/** Asks for the same address again. */
export function ReloadButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      onClick={() => window.location.reload()}
      className="caps cursor-pointer bg-ink px-6 py-4 text-paper"
    >
      {children}
    </button>
  );
}
