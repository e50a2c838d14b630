import type { Entry } from '../store.ts';
import type { Fact } from './facts.ts';
import { textOf } from './letter.ts';

function responsible(contacts: unknown): string {
  const list = Array.isArray(contacts) ? contacts : [];
  return list.map((contact) => textOf(contact, 'name')).join(', ');
}

/** The name of the guardian who consented for a minor, whose e-mail and phones the form has. */
export function guardianOf(fields: Entry['fields']): string | null {
  return textOf(fields, 'consent') ? responsible(fields.contacts) : null;
}

/** Who answers for the applicant: a consenting guardian, another person, or the applicant. */
export function guardianFacts(fields: Entry['fields']): Fact[] {
  const name = responsible(fields.contacts);
  const [time, version] = textOf(fields, 'consent').split(' ');
  if (time) {
    const day = new Date(time).toLocaleString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'long',
      timeStyle: 'short',
    });
    return [
      { label: 'Idade', value: 'menos de 18 anos' },
      { label: 'Pessoa responsável', value: name },
      { label: 'Autorização', value: `${day} (texto ${version})` },
    ];
  }
  const own = name === textOf(fields, 'realname');
  return [{ label: 'Pessoa responsável', value: own ? 'responde por si' : name }];
}
