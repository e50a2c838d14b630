import { saveAs } from 'file-saver';
import type { ActionStatus } from '@/components/talents/file-link';
import { buildCompositeZip, fetchCompositeZip } from '@/lib/media/composite-zip';

export type CompositeSource = {
  id: number;
  slug: string;
  /** Paths of the composite images: the fallback if the panel's zip cannot be loaded. */
  files: readonly string[];
  texts: { download: string; downloading: string; downloaded: string; failed: string };
};

/** Saves the panel's zip, or one built in the browser from the same images; reports progress. */
export async function saveComposites(
  { id, slug, files, texts }: CompositeSource,
  report: (status: ActionStatus) => void,
): Promise<void> {
  const onProgress = (done: number) => {
    report({ busy: true, label: `${texts.downloading} ${done}/${files.length}` });
  };
  try {
    const zip = await fetchCompositeZip(id).catch(() => buildCompositeZip(files, slug, onProgress));
    saveAs(zip, `${slug}-models.zip`);
    report({ note: texts.downloaded });
  } catch {
    report({ failed: true, note: texts.failed });
  }
}
