'use client';

/** Where the visitor came from. */
export function BackButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      onClick={() => window.history.back()}
      className="caps cursor-pointer border border-ink px-6 py-4 [@media(scripting:none)]:hidden"
    >
      {children}
    </button>
  );
}
