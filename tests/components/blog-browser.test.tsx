import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BlogBrowser } from '@/components/blog/blog-browser';
import type { PostCard } from '@/lib/blog/blog';
import pt from '@/messages/pt.json';

const { blog } = pt;

const post = (id: number): PostCard => ({
  ...{ id, slug: `post-${id}`, title: `Post ${id}`, excerpt: '', image: null },
  ...{ createdAt: null, date: null },
});

/** A page of the blog that no other test has grown. */
function showPage(page: number) {
  const initial = { posts: [post(1), post(2)], page, more: true };
  render(<BlogBrowser locale="pt" path="/blog" texts={blog} initial={initial} />);
}

afterEach(() => vi.unstubAllGlobals());

it('a post that moved to the next page meanwhile is shown once', async () => {
  const next = { posts: [post(2), post(3)], page: 12, more: false };
  vi.stubGlobal('fetch', async () => Response.json(next));
  showPage(11);
  fireEvent.click(screen.getByRole('link', { name: blog.more }));
  await expect.poll(() => screen.queryByText('Post 3')).not.toBeNull();
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Post 1', 'Post 2', 'Post 3']);
  expect(screen.getByRole('status').textContent).toMatch(/\b3\b/);
});

it('a page that cannot be fetched is an error that the next click repeats', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  showPage(21);
  const more = screen.getByRole('link', { name: blog.more });
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(more);
  await expect.poll(() => screen.getByRole('status').textContent).toBe(blog.failed);
  vi.stubGlobal('fetch', async () => Response.json({ posts: [post(3)], page: 22, more: false }));
  fireEvent.click(more);
  await expect.poll(() => screen.queryByText('Post 3')).not.toBeNull();
  expect(screen.getByRole('status').textContent).not.toBe(blog.failed);
});

it('a page that arrives after the blog was left is there on coming back', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  showPage(31);
  fireEvent.click(screen.getByRole('link', { name: blog.more }));
  cleanup();
  late.resolve(Response.json({ posts: [post(3)], page: 32, more: false }));
  await expect
    .poll(() => {
      cleanup();
      showPage(31);
      return screen.queryByText('Post 3');
    })
    .not.toBeNull();
});

it('a visitor who comes back from a post finds the list where it was left', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  window.history.replaceState({ list: { top: 640 } }, '');
  showPage(31);
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
});
