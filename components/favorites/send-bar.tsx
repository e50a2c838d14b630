import type { ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { CASTING_ID } from '@/lib/favorites/ids';

/** A sticky link to the form below the selection; `children` come before it. */
export function SendBar({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="send-bar">
      {children}
      <a href={`#${CASTING_ID}`} className="button button-filled">
        <ChangingText>{text}</ChangingText>
      </a>
    </div>
  );
}
