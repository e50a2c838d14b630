/** How long the sheet and its pictures are waited for, in milliseconds. */
const SHEET_WAIT = 5000;

/** How often the page is asked whether the sheet is there, in milliseconds. */
const SHEET_LOOK = 50;

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

/** Puts the casting sheet of this page on paper, once it and its pictures are there. */
export async function printCasting(): Promise<void> {
  await Promise.race([sheetComplete(), pause(SHEET_WAIT)]);
  window.print();
}

/** The code of the sheet comes after the page: who is quick presses before it is there. */
async function sheetComplete(): Promise<void> {
  const until = performance.now() + SHEET_WAIT;
  while (!document.querySelector('.casting-sheet') && performance.now() < until) {
    await pause(SHEET_LOOK);
  }
  const images = [...document.querySelectorAll<HTMLImageElement>('.casting-sheet img')];
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
}
