/** Every kind of page, by its name in tables and ceilings; paths in Portuguese. */
const PATHS = {
  home: '/',
  roster: '/modelos',
  favorites: '/favoritos',
  scouting: '/seja-um-modelo',
  contact: '/contato',
  about: '/sobre',
  blog: '/blog',
  privacy: '/privacidade',
  verify: '/verificar',
} as const;

export type PageType = keyof typeof PATHS | 'profile' | 'post';
export type PagePaths = Readonly<Record<PageType, string>>;

export const PAGE_TYPES: readonly PageType[] = [
  ...(Object.keys(PATHS) as (keyof typeof PATHS)[]),
  'profile',
  'post',
];

/** The page types that search engines should list. */
export const INDEXABLE: readonly PageType[] = PAGE_TYPES.filter((type) => type !== 'favorites');

/** The first link in a page that has the form of a record's path. */
async function firstLink(siteUrl: string, page: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(siteUrl + page)).text();
  const path = pattern.exec(html)?.[1];
  if (!path) throw new Error(`${page} links no record`);
  return path;
}

/** A path for each page type. The profile and the post are read from the roster and the blog. */
export async function pagePaths(siteUrl: string): Promise<PagePaths> {
  return {
    ...PATHS,
    profile: await firstLink(siteUrl, PATHS.roster, /href="(\/modelos\/\d+\/[a-z-]+)"/),
    post: await firstLink(siteUrl, PATHS.blog, /href="(\/blog\/\d+\/[^"?#]+)"/),
  };
}

/** The paths of every profile on the first page of the roster. */
export async function profilePaths(siteUrl: string, list = PATHS.roster as string) {
  const html = await (await fetch(siteUrl + list)).text();
  const paths = new Set(
    Array.from(html.matchAll(/href="(\/modelos\/\d+\/[a-z-]+)"/g), ([, path = '']) => path),
  );
  if (paths.size === 0) throw new Error(`${list} links no profile`);
  return [...paths];
}
