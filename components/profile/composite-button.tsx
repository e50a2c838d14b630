'use client';

import { Download, LoaderCircle } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  id: number;
  slug: string;
  /** Paths of the composite images, for when the panel's own zip cannot be had. */
  files: readonly string[];
  texts: { download: string; downloading: string; downloaded: string; failed: string };
};

type State = 'idle' | 'downloading' | 'downloaded' | 'failed';

/** Saves the composites as one zip: that of the panel, else one made here from the same images. */
export function CompositeButton({ id, slug, files, texts }: Props) {
  const [state, setState] = useState<State>('idle');
  const [done, setDone] = useState<number | null>(null);
  const isBusy = state === 'downloading';

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (isBusy) return;
    setState('downloading');
    try {
      const { buildCompositeZip, fetchCompositeZip } = await import('@/lib/media/composite-zip');
      const zip = await fetchCompositeZip(id).catch(() => buildCompositeZip(files, slug, setDone));
      const { saveAs } = await import('file-saver');
      saveAs(zip, `${slug}-models.zip`);
      setState('downloaded');
    } catch {
      setState('failed');
    } finally {
      setDone(null);
    }
  }

  return (
    <div>
      <a
        href={`/api/composite/${id}`}
        download={`${slug}-models.zip`}
        onClick={download}
        aria-busy={isBusy}
        className="quiet-link caps inline-flex min-h-11 items-center gap-3"
      >
        {isBusy ? (
          <Icon of={LoaderCircle} size={16} strokeWidth={1.5} className="animate-spin" />
        ) : (
          <Icon of={Download} size={16} strokeWidth={1.5} />
        )}
        {isBusy ? texts.downloading : texts.download}
        {done !== null && <span className="tabular-nums">{`${done}/${files.length}`}</span>}
      </a>
      <p
        role={state === 'failed' ? 'alert' : 'status'}
        className="text-mute text-sm not-empty:pb-2"
      >
        {state === 'failed' && texts.failed}
        {state === 'downloaded' && texts.downloaded}
      </p>
    </div>
  );
}
