'use client';

import { useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import type { Messages } from '@/lib/i18n/messages';
import type { ActionStatus } from './file-link';
import { copyAddress, LinkField } from './share';

type Props = { url: string; texts: Messages['share']; className?: string };

/** Copies a URL; where there is no clipboard, shows it to be copied by hand. Needs script. */
export function CopyLink({ url, texts, className = '' }: Props) {
  const [{ note, failed }, report] = useState<ActionStatus>({});
  return (
    <>
      <button
        type="button"
        onClick={() => void copyAddress({ url, texts }, report)}
        className={`quiet-link inline-block cursor-pointer py-2 noscript:hidden ${className}`}
      >
        {texts.copy}
      </button>
      <p role={failed ? 'alert' : 'status'} className="text-mute text-sm">
        {note && <ChangingText>{note}</ChangingText>}
      </p>
      {failed && <LinkField url={url} label={texts.link} />}
    </>
  );
}
