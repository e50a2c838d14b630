/** Posts on the first page of the blog. */
export const BLOG_FIRST = 10;

/** Posts that each further step adds. */
export const BLOG_MORE = 6;

/** Posts among which the ones before and after a post are looked for. */
export const BLOG_NEIGHBORS = 100;
