import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BlogBrowser } from '@/components/blog/blog-browser';
import pt from '@/messages/pt.json';

const { blog } = pt;

it.each([
  [1, [[blog.more, '/blog?page=2']]],
  [
    2,
    [
      [blog.more, '/blog?page=3'],
      [blog.newerPosts, '/blog'],
    ],
  ],
  [
    3,
    [
      [blog.more, '/blog?page=4'],
      [blog.newerPosts, '/blog?page=2'],
    ],
  ],
])('page %i of the blog links to its neighbors', (page, links) => {
  const initial = { posts: [], page, more: true };
  render(<BlogBrowser locale="pt" path="/blog" texts={blog} initial={initial} />);
  const shown = screen.getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});
