import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setPolicy } from '@/lib/server/csp.mjs';
import { middleware } from '@/middleware';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const SITE = 'https://vitrine.test';

beforeEach(() => setPolicy({ frames: [] }));
afterEach(() => beginProcess({}));

test.each(['/favoritos/casting.pdf?ids=1', '/modelos/12/ana/composite.pdf'])(
  '%s is no page of a request, so its policy has no nonce',
  async (path) => {
    const { headers } = await middleware(new NextRequest(`${SITE}${path}`));
    expect(headers.get('x-middleware-rewrite')).toMatch(/pdf/);
    expect(headers.get('content-security-policy')).toBeNull();
  },
);
