import { CASTING_ID } from '@/lib/favorites/ids';

/** Leads to the form below the selection, and stays in sight until that form is. */
export function SendBar({ text }: { text: string }) {
  return (
    <div className="send-bar">
      <a href={`#${CASTING_ID}`} className="button button-filled">
        {text}
      </a>
    </div>
  );
}
