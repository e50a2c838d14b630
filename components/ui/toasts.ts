import type { mountToaster } from './toaster';

export type Toast = {
  /** A message about the same thing takes the place of the one before. */
  id: string;
  kind: 'success' | 'warning';
  text: string;
  undo?: { label: string; run: () => void };
};

let toaster: ReturnType<typeof mountToaster> | null = null;

/**
 * Shows a message for a moment. What shows it is loaded with the first one; a visitor who is offline
 * by then goes without. `region` names the place of all messages for a screen reader.
 */
export async function showToast(toast: Toast, region: string): Promise<void> {
  try {
    const { mountToaster } = await import('./toaster');
    toaster ??= mountToaster(region);
    toaster(toast);
  } catch {
    // The change itself is done and shown; only the words about it are missing.
  }
}
