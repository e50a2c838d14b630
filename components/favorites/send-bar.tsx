import { ChangingText } from '@/components/ui/changing-text';
import { CASTING_ID } from '@/lib/favorites/ids';

type Props = {
  text: string;
  /** The id of the part of the page that it leads to: by default the form. */
  target?: string;
};

/** A sticky link to a part below the selection. */
export function SendBar({ text, target = CASTING_ID }: Props) {
  return (
    <div className="send-bar">
      <a href={`#${target}`} className="button button-filled">
        <ChangingText>{text}</ChangingText>
      </a>
    </div>
  );
}
