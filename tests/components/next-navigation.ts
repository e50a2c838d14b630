import { vi } from 'vitest';

/** Stands in for Next's router, which needs the page that it renders. */
export const router = { push: vi.fn(), replace: vi.fn() };
export const useRouter = () => router;
export const usePathname = () => '/';
export const useParams = vi.fn();
