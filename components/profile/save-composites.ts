import { saveAs } from 'file-saver';
import type { Said } from '@/components/talents/file-link';
import { buildCompositeZip, fetchCompositeZip } from '@/lib/media/composite-zip';
import type { CompositeSource } from './composite-button';

/** Saves the panel's zip, or one built in the browser from the same images; reports progress. */
export async function saveComposites(
  { id, slug, files, texts }: CompositeSource,
  say: (said: Said) => void,
): Promise<void> {
  const tell = (done: number) => {
    say({ busy: true, label: `${texts.downloading} ${done}/${files.length}` });
  };
  try {
    const zip = await fetchCompositeZip(id).catch(() => buildCompositeZip(files, slug, tell));
    saveAs(zip, `${slug}-models.zip`);
    say({ note: texts.downloaded });
  } catch {
    say({ failed: true, note: texts.failed });
  }
}
