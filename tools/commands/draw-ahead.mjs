/**
 * The stand-in draws a picture when it is first requested, which takes a tenth of a second or more.
 * These pages are what a visitor opens first.
 */
const FIRST_PAGES = ['/', '/modelos', '/sobre', '/blog'];

const PICTURE = /\/storage\/(?:desktop|mobile)\/[^"'\s<>\\]+/g;
const PROFILE = /href="(\/modelos\/\d+\/[^"?#]+)"/g;

/**
 * Requests the pictures of the first pages, two at a time, so that they are drawn. Then starts on those
 * of the profiles that these pages link to, one after the other, without waiting for them.
 * @param {string} siteUrl
 * @param {(text: string) => void} say
 */
export async function drawAhead(siteUrl, say) {
  const pages = await Promise.all(FIRST_PAGES.map((page) => textOf(siteUrl + page)));
  const pictures = pages.flatMap(picturesOn);
  await draw(siteUrl, pictures, 2, say);
  const profiles = new Set(
    pages.flatMap((page) => [...page.matchAll(PROFILE)].map(([, to = '/']) => to)),
  );
  void drawProfiles(siteUrl, profiles).catch(() => {});
}

/** @param {string} siteUrl @param {Iterable<string>} profiles */
async function drawProfiles(siteUrl, profiles) {
  for (const profile of profiles) {
    await draw(siteUrl, picturesOn(await textOf(siteUrl + profile)), 1);
  }
}

/** @param {string} url */
const textOf = async (url) => (await fetch(url)).text();

/** The paths of the originals, which are also in addresses of the optimizer. @param {string} page */
const picturesOn = (page) =>
  page.replaceAll('%2F', '/').replaceAll('%25', '%').match(PICTURE) ?? [];

/**
 * @param {string} siteUrl
 * @param {readonly string[]} paths
 * @param {number} atOnce
 * @param {(text: string) => void} [say]
 */
async function draw(siteUrl, paths, atOnce, say) {
  const waiting = [...new Set(paths.map((path) => path.replace(/&.*$/, '')))];
  const all = waiting.length;
  const next = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const answer = await fetch(siteUrl + path).catch(() => null);
      await answer?.arrayBuffer().catch(() => {});
      const done = all - waiting.length;
      if (done % 25 === 0) say?.(`Drawing the pictures of the first pages: ${done} of ${all}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
