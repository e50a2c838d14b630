import type { Toast } from './toaster';

/**
 * Shows a message for a few seconds. Its component is lazy-loaded with the first one; a visitor who
 * is offline by then sees none. `region` is the label of the live region.
 */
export async function showToast(toast: Toast, region: string): Promise<void> {
  try {
    const { announce } = await import('./toaster');
    announce(toast, region);
  } catch {
    // The change itself is done and visible; only the message about it is missing.
  }
}
