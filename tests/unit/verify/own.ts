import type { OwnContact, Verdict } from '@/lib/verify/verdict';

/** The agency's own contacts. */
export const OWN: readonly OwnContact[] = [
  { kind: 'phone', text: '+55 11 3062-0100', href: 'tel:+551130620100' },
  { kind: 'whatsapp', text: '+55 11 98765-0100', href: 'https://wa.me/5511987650100' },
  { kind: 'email', text: 'contato@vitrine.com', href: 'mailto:contato@vitrine.com' },
  { kind: 'site', text: 'vitrine.com', href: 'https://vitrine.com/' },
  {
    kind: 'instagram',
    text: 'instagram.com/vitrine.models',
    href: 'https://www.instagram.com/vitrine.models/',
  },
  {
    kind: 'facebook',
    text: 'facebook.com/profile.php?id=100012',
    href: 'https://www.facebook.com/profile.php?id=100012',
  },
];

/** The verdict in one word: the kinds of contact it matches, or why it matches none. */
export function kindsOf(verdict: Verdict): string {
  return verdict.kind === 'ours'
    ? verdict.contacts.map(({ kind }) => kind).join(' ')
    : verdict.kind;
}
