/** How long the pictures of the sheet are waited for, in milliseconds. */
const PICTURES_WAIT = 5000;

/** Puts the casting sheet of this page on paper, once its pictures are there. */
export async function printCasting(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>('.casting-sheet img')];
  for (const image of images) image.loading = 'eager';
  const loaded = Promise.allSettled(images.map((image) => image.decode()));
  await Promise.race([loaded, new Promise((over) => setTimeout(over, PICTURES_WAIT))]);
  window.print();
}
