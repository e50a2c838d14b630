import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageDescription } from '@/lib/seo/metadata';
import en from '@/messages/en.json';
import fc from '../../fixtures/fast-check.ts';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { HOSTILE_TEXTS } from '../../fixtures/hostile-texts.ts';
import { readJsonLd } from '../../fixtures/structured-data.ts';

let seo: typeof import('@/lib/seo/structured-data');

vi.setConfig({ testTimeout: 30_000 });

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test', SITE_NAME: 'Agência' });
  seo = await import('@/lib/seo/structured-data');
});

const SCRIPT = /^<script type="application\/ld\+json">([^<]*)<\/script>$/;

function jsonLdOf(page: Pick<PageDescription, 'route'> & Partial<PageDescription>) {
  const t = createTranslator({ locale: 'en', messages: en });
  const whole = { title: 'Title', description: 'Text', ...page };
  const script = renderToStaticMarkup(<seo.StructuredData page={whole} locale="en" t={t} />);
  return script === '' ? null : readJsonLd(SCRIPT.exec(script)?.[1] ?? '');
}

it('a page that is not to be indexed has no structured data', () => {
  expect(jsonLdOf({ route: { page: 'favorites' }, indexed: false })).toBeNull();
});

describe('the data cannot end its script element', () => {
  it.each(HOSTILE_TEXTS)('%s', (title) => {
    expect(JSON.stringify(jsonLdOf({ route: { page: 'about' }, title }))).toContain(
      JSON.stringify(title),
    );
  });

  it('whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = seo.writtenInScript({ text });
        expect(/[<>&\u2028\u2029]/.test(written)).toBe(false);
        expect(JSON.parse(written)).toEqual({ text });
      }),
    );
  });
});
