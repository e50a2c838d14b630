/** Timeout for the sheet and its pictures, in milliseconds. */
const SHEET_TIMEOUT_MS = 5000;

/** Polling interval for the sheet, in milliseconds. */
const SHEET_POLL_MS = 50;

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

/**
 * Prints the casting sheet of this page, once it and its pictures are loaded or the timeout is
 * over.
 */
export async function printCasting(): Promise<void> {
  await Promise.race([sheetComplete(), pause(SHEET_TIMEOUT_MS)]);
  window.print();
}

/** The code of the sheet is loaded lazily, so a visitor may press the button before it is there. */
async function sheetComplete(): Promise<void> {
  const deadline = performance.now() + SHEET_TIMEOUT_MS;
  while (!document.querySelector('.casting-sheet') && performance.now() < deadline) {
    await pause(SHEET_POLL_MS);
  }
  const images = [...document.querySelectorAll<HTMLImageElement>('.casting-sheet img')];
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
}
