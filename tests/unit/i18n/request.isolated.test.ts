import { expect, it, vi } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import request from '@/lib/i18n/request';

const lang = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>());
vi.mock('next/root-params', () => ({ lang }));
vi.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }));

const configOf = request as unknown as () => Promise<unknown>;

it.each([
  ['pt', 'pt'],
  ['en', 'en'],
  ['xx', 'pt'],
  [undefined, 'pt'],
] as const)(
  'a page under %j is written in %s, its times in the time zone of the agency',
  async (segment, locale) => {
    lang.mockResolvedValue(segment);
    const messages = messagesOf(locale);
    expect(await configOf()).toEqual({ locale, messages, timeZone: 'America/Sao_Paulo' });
  },
);
