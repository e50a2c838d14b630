/** The outline of what a photo should show. Its lines come from the server, once for the HTML. */
export function PhotoOutline({ lines }: { lines: readonly string[] }) {
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
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
