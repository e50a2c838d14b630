import { expect, it, vi } from 'vitest';
import { ContactList } from '@/components/verify/verify-screen';
import { markupOf } from '../../fixtures/server-markup.ts';

vi.mock(
  'next-intl/server',
  async () => (await import('../../fixtures/server-markup.ts')).portuguese,
);

const OWN = [
  { kind: 'phone', text: '+55 11 5555-0100', href: 'tel:+551155550100' },
  { kind: 'whatsapp', text: '+55 11 95555-0100', href: 'https://wa.me/5511955550100' },
  { kind: 'email', text: 'ola@vitrine.test', href: 'mailto:ola@vitrine.test' },
  { kind: 'site', text: 'vitrine.test', href: 'https://vitrine.test' },
  { kind: 'instagram', text: '@vitrine', href: 'https://www.instagram.com/vitrine' },
] as const;

it('each contact of the agency is a link under its own name', async () => {
  const html = await markupOf(<ContactList own={OWN} />);
  const rows = html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd><a href="([^"]+)"[^>]*>([^<]+)</g);
  expect(Array.from(rows, ([, ...row]) => row)).toEqual([
    ['Telefone', 'tel:+551155550100', '+55 11 5555-0100'],
    ['WhatsApp', 'https://wa.me/5511955550100', '+55 11 95555-0100'],
    ['E-mail', 'mailto:ola@vitrine.test', 'ola@vitrine.test'],
    ['Site', 'https://vitrine.test', 'vitrine.test'],
    ['Instagram', 'https://www.instagram.com/vitrine', '@vitrine'],
  ]);
});
