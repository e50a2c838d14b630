import { CASTING_ID } from '@/lib/favorites/ids';

/** A sticky link to the form below the selection. */
export function SendBar({ text }: { text: string }) {
  return (
    <div className="send-bar">
      <a href={`#${CASTING_ID}`} className="button button-filled">
        {text}
      </a>
    </div>
  );
}
