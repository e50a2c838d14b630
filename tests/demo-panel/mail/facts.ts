import { STYLE } from './ink.ts';
import { type Markup, markup } from './markup.ts';
import { callUrl, whatsappUrl } from './phone.ts';

/** One row of a table: label, text, and an optional link. */
export type Fact = { label: string; value: string; links?: { text: string; url: string }[] };

export function phoneFact(label: string, phone: string): Fact {
  const call = callUrl(phone);
  const chat = whatsappUrl(phone);
  if (!call || !chat) return { label, value: phone };
  const links = [
    { text: phone, url: call },
    { text: 'WhatsApp', url: chat },
  ];
  return { label, value: phone, links };
}

export function whatsappFact(phone: string): Fact {
  const chat = whatsappUrl(phone);
  return { label: 'WhatsApp', value: phone, links: chat ? [{ text: phone, url: chat }] : [] };
}

export function mailFact(address: string): Fact {
  // Only the parts around it are encoded: a mail program expects the @ itself.
  const url = `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
  return { label: 'E-mail', value: address, links: [{ text: address, url }] };
}

function linkHtml({ text, url }: { text: string; url: string }): Markup {
  return markup`<a href="${url}" class="ink" style="${STYLE.link}">${text}</a>`;
}

function valueHtml({ value, links = [] }: Fact): Markup {
  const [first, ...others] = links.map(linkHtml);
  if (!first) return markup`${value}`;
  const rest = others.map(
    (link) =>
      markup` <span class="also" style="white-space:nowrap"><span class="dot">&nbsp;·&nbsp; </span>${link}</span>`,
  );
  return markup`${first}${rest}`;
}

/** A table of facts; those without a value are left out. */
export function factsHtml(facts: readonly Fact[]): Markup {
  const rows = facts
    .filter(({ value }) => value !== '')
    .map(
      (fact) => markup`<tr>
<td class="muted rule label" valign="top" width="34%" style="padding:10px 12px 10px 0;${STYLE.rule};${STYLE.small}">${fact.label}</td>
<td class="ink rule" valign="top" style="padding:9px 0;${STYLE.rule};${STYLE.text}">${valueHtml(fact)}</td>
</tr>`,
    );
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`;
}

export function factsText(facts: readonly Fact[]): string {
  return facts
    .filter(({ value }) => value !== '')
    .map(({ label, value, links = [] }) => {
      const chat = links.find(({ url }) => url.startsWith('https:'));
      return `${label}: ${value}${chat ? ` (${chat.url})` : ''}`;
    })
    .join('\n');
}
