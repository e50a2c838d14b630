import { storedItem } from '@/lib/browser-storage';
import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import { isRecord } from '@/lib/json';

type Texts = Readonly<Record<string, string>>;

/** What a tab has filled into a form, by field name: answers, and the keys of stored files. */
export type Draft = { answers: Texts; files: Texts };
export const EMPTY_DRAFT: Draft = { answers: {}, files: {} };

type StoredDraft = Draft & { id: string };

const MAX_DRAFTS = 3;

/**
 * The drafts of a form on this device, at most three. A new tab begins with the newest one and then has
 * its own, so that two applications in two tabs are never mixed. `fileFields` are fields with a file.
 */
export function storedDrafts(form: string, fileFields: readonly string[] = []) {
  const key = `${form}-draft`;
  const stored = storedItem('local', key, (text): unknown => JSON.parse(text));
  /** The draft of another tab with which this one began. */
  let origin: string | undefined;
  let hasOwn = false;

  const isOwn = ({ id }: StoredDraft) => id === tabId();

  /** The newest first. It encloses the others, because before 0.4.0 there was only one. */
  function all(): StoredDraft[] {
    const newest = stored.get();
    if (!isRecord(newest)) return [];
    const older: unknown[] = Array.isArray(newest.older) ? newest.older : [];
    return [newest, ...older].filter(isRecord).map(({ id, answers, files }) => ({
      id: typeof id === 'string' ? id : '',
      answers: textsOf(answers),
      // Before 0.4.0 the key of a file was the name of its field.
      files: textsOf(id ? files : Object.fromEntries(fileFields.map((name) => [name, name]))),
    }));
  }

  function replace(drafts: readonly StoredDraft[]): boolean {
    const [newest, ...older] = drafts.slice(0, MAX_DRAFTS);
    if (newest) return stored.set({ ...newest, ...(older.length > 0 && { older }) });
    stored.remove();
    return true;
  }

  return {
    key,
    /** The draft with which this tab begins: its own, or the newest. */
    begin(): Draft {
      const drafts = all();
      const first = drafts.find(isOwn) ?? drafts[0];
      origin = first?.id;
      hasOwn = origin === tabId();
      return first ? { answers: first.answers, files: first.files } : EMPTY_DRAFT;
    },
    /** Stores the draft of this tab. Returns false if the device cannot store it. */
    write(draft: Draft): boolean {
      hasOwn = true;
      // One without an id is of no tab that still has it.
      const others = all().filter((other) => other.id && !isOwn(other));
      return replace([{ id: tabId(), ...draft }, ...others]);
    },
    /** Removes the draft of this tab, and the one with which it began. */
    drop(): void {
      const others = all().filter((draft) => !isOwn(draft) && draft.id !== origin);
      hasOwn = false;
      origin = undefined;
      replace(others);
    },
    /** True if another tab, which began with the draft of this one, has removed it. */
    isLost(): boolean {
      const drafts = all();
      return hasOwn && drafts.length < MAX_DRAFTS && !drafts.some(isOwn);
    },
    /** The keys of the files of all drafts. */
    fileKeys: (): string[] => all().flatMap(({ files }) => Object.values(files)),
  };
}

function textsOf(value: unknown): Texts {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.filter(([, text]) => text && typeof text === 'string'),
  ) as Texts;
}

const storedTab = storedItem('session', 'tab', (text) => text || null);
let tab: string | undefined;

/**
 * The id of this tab. It survives a reload. While the tab is in view it is not in the session storage,
 * which a duplicated tab would share.
 */
function tabId(): string {
  if (tab) return tab;
  const id = storedTab.get() ?? newIdempotencyKey();
  tab = id;
  const leave = () => void storedTab.set(id);
  const stay = () => storedTab.remove();
  stay();
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', stay);
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : stay()));
  return id;
}
