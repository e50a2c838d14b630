import type { Toast } from './toaster';

/** Its component is lazy-loaded with the first message; a visitor who is offline sees none. */
export async function showToast(toast: Toast, region: string): Promise<void> {
  try {
    const { announce } = await import('./toaster');
    announce(toast, region);
  } catch {
    // The change itself is done and visible; only the message about it is missing.
  }
}
