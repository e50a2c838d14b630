import type { Entry } from '../store.ts';
import { factsHtml, factsText, mailFact, phoneFact } from './facts.ts';
import { STYLE } from './ink.ts';
import { type Letter, textOf } from './letter.ts';
import { lines, markup } from './markup.ts';

/** The e-mail for a message from the contact page. */
export function messageLetter({ fields }: Entry): Letter {
  const [name, address] = [textOf(fields, 'name'), textOf(fields, 'email')];
  const subject = textOf(fields, 'subject');
  const message = String(fields.message).trim();
  const sender = [
    { label: 'Nome', value: name },
    phoneFact('Telefone', textOf(fields, 'phone')),
    mailFact(address),
  ];
  return {
    subject: `Contato: ${subject}`,
    label: 'Mensagem de contato',
    title: subject,
    sender: { name, address },
    html: markup`${factsHtml(sender)}
<p class="ink" style="margin:0;padding:24px 0 8px;${STYLE.strongRule};${STYLE.text}">${lines(message)}</p>`,
    text: `${factsText(sender)}\n\n${message.replace(/\r\n?/g, '\n')}`,
    enclosures: [],
  };
}
