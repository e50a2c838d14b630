import { SHEET, STYLE } from './ink.ts';
import { type Letter, oneLine } from './letter.ts';
import { markup } from './markup.ts';

const AGENCY = 'Vitrine';

const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

function closingOf({ sender }: Letter, at: string): [when: string, answer: string] {
  const when = `Recebido pelo site em ${TIME.format(new Date(at))} (horário de São Paulo).`;
  return [when, `Ao responder a este e-mail, você escreve para ${oneLine(sender.name)}.`];
}

/** The complete HTML document of an e-mail; `at` is the ISO time of the entry. */
export function framedHtml(letter: Letter, at: string): string {
  const [when, answer] = closingOf(letter, at);
  const title = oneLine(letter.title);
  const { html } = markup`<html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${oneLine(letter.subject)}</title><style>${{ html: SHEET }}</style></head>
<body class="page" style="${STYLE.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${STYLE.page}"><tr><td align="center">
<table role="presentation" width="640" cellpadding="0" cellspacing="0" style="${STYLE.frame}">
<tr><td class="side" style="padding:28px 32px 24px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="ink" style="${STYLE.brand}">${AGENCY}</td>
<td class="muted" align="right" style="${STYLE.label}">${letter.label}</td></tr></table></td></tr>
<tr><td class="side" align="left" style="padding:8px 32px 28px"><h1 class="ink title" style="${STYLE.title}">${title}</h1></td></tr>
<tr><td class="side" align="left" style="padding:0 32px 24px">${letter.html}</td></tr>
<tr><td class="side" align="left" style="padding:0 32px 40px"><p class="muted rule" style="margin:0;padding:16px 0 0;${STYLE.rule};${STYLE.small}">${when}<br>${answer}</p></td></tr>
</table></td></tr></table></body></html>`;
  return `<!doctype html>${html}`;
}

/** The plain-text version of an e-mail. */
export function framedText(letter: Letter, at: string): string {
  const head = `${AGENCY.toUpperCase()} · ${letter.label}`;
  const parts = [
    head,
    oneLine(letter.title),
    letter.text,
    `—\n${closingOf(letter, at).join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
