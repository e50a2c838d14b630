/** Why a form that was posted without script comes back; the first thing that is read out. */
export function ReplyNote({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-8 border-accent border-l-2 pl-4 text-lg">
      {text}
    </p>
  );
}
