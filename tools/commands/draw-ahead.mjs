/**
 * The stand-in draws a picture when it is first requested, which takes a quarter of a second or more.
 * These pages are what a visitor opens first.
 */
const FIRST_PAGES = ['/', '/modelos', '/sobre', '/blog'];

const PICTURE = /\/storage\/(?:portraits\/)?(?:desktop|mobile)\/[^"'\s<>\\]+/g;
/** Links except those to profiles, whose paths contain an id. */
const LINK = /<a [^>]*href="(\/[a-z_/-]+)"/g;
const PROFILE = /href="(\/modelos\/\d+\/[^"?#]+)"/g;

/**
 * Requests the pictures of the first pages, two at a time, so that they are drawn. Then requests, one at
 * a time and without waiting for them, those of the pages that the menus link to, the covers of the
 * list, and the pictures of the profiles that the first pages link to.
 * @param {string} siteUrl
 * @param {(text: string) => void} say
 */
export async function drawAhead(siteUrl, say) {
  const pages = await Promise.all(FIRST_PAGES.map((page) => textOf(siteUrl + page)));
  await draw(siteUrl, pages.flatMap(picturesOn), 2, say);
  void drawRest(siteUrl, pages).catch(() => {});
}

/** @param {string} siteUrl @param {readonly string[]} pages */
async function drawRest(siteUrl, pages) {
  await drawPages(siteUrl, linksOn(pages[0] ?? '', LINK));
  await drawCovers(siteUrl);
  await drawPages(
    siteUrl,
    pages.flatMap((page) => linksOn(page, PROFILE)),
  );
}

/** @param {string} siteUrl */
async function drawCovers(siteUrl) {
  for (let page = 2; ; page += 1) {
    const answer = await fetch(`${siteUrl}/modelos?page=${page}`);
    if (!answer.ok) return;
    await draw(siteUrl, picturesOn(await answer.text()), 1);
  }
}

/** @param {string} siteUrl @param {readonly string[]} paths */
async function drawPages(siteUrl, paths) {
  for (const path of new Set(paths)) {
    await draw(siteUrl, picturesOn(await textOf(siteUrl + path)), 1);
  }
}

/** @param {string} page @param {RegExp} pattern */
const linksOn = (page, pattern) => [...page.matchAll(pattern)].map(([, to = '/']) => to);

/** @param {string} url */
const textOf = async (url) => (await fetch(url)).text();

/** The paths of the originals, also those inside URLs of the image optimizer. @param {string} page */
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
