export type Toast = {
  /** A message about the same thing takes the place of the one before. */
  id: string;
  kind: 'success' | 'warning';
  text: string;
  undo?: { label: string; run: () => void };
  /** Where it leads. */
  link?: { label: string; href: string } | undefined;
};

/**
 * Shows a message for a moment. What shows it is loaded with the first one; a visitor who is offline
 * by then goes without. `region` names the place of all messages for a screen reader.
 */
export async function showToast(toast: Toast, region: string): Promise<void> {
  try {
    const { announce } = await import('./toaster');
    announce(toast, region);
  } catch {
    // The change itself is done and shown; only the words about it are missing.
  }
}
