import {
  isId,
  isText,
  jsonOf,
  optional,
  type Reader,
  readEmail,
  readText,
  record,
} from './form-fields.ts';
import { eyesLabel, hairLabel, skinToneLabel } from './mail/colors.ts';
import { type Fact, mailFact, phoneFact, whatsappFact } from './mail/facts.ts';
import { guardianFacts } from './mail/guardian.ts';
import { textOf } from './mail/letter.ts';
import { lengthText, sizeText } from './mail/measures.ts';
import type { Entry } from './store.ts';

/** A field of an application: how it is read, and its lines in the e-mail. */
export type ScoutingField = {
  read: Reader;
  facts: (fields: Entry['fields'], name: string) => Fact[];
};

/** A text, as one line. */
function text(fact: (value: string) => Fact, read = readText): ScoutingField {
  return { read, facts: (fields, name) => [fact(textOf(fields, name))] };
}

/** The same, below a label. */
function labeled(label: string, written = (value: string) => value): ScoutingField {
  return text((value) => ({ label, value: written(value) }));
}

/** A chosen option, sent as JSON with value and label. */
function option(label: string): ScoutingField {
  const isOption = (value: unknown) => isId(record(value).value) && isText(record(value).label);
  const facts: ScoutingField['facts'] = (fields, name) => [
    { label, value: textOf(record(fields[name]), 'label') },
  ];
  return { read: jsonOf(isOption), facts };
}

const isContacts = (value: unknown) =>
  Array.isArray(value) &&
  value.every((contact) => record(contact).role === 'father' && isText(record(contact).name));

/** An ISO time, and the version of the consent. */
const CONSENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z [\w.-]+$/;

const readConsent: Reader = (sent, name, errors) => {
  if (CONSENT.test(String(sent))) return sent;
  errors[name] = ['consent is malformed.'];
  return undefined;
};

/**
 * The texts of an application, in the order of its e-mail: this server's copy of the contract. It
 * takes nothing from the site's code, so that a test of the site against it proves something.
 */
export const SCOUTING_FIELDS = {
  realname: labeled('Nome'),
  contacts: { read: jsonOf(isContacts), facts: guardianFacts },
  // The lines of the guardian have it.
  consent: { read: optional(readConsent), facts: () => [] },
  basedin: option('Cidade'),
  country: option('País'),
  phone: text((value) => phoneFact('Telefone', value)),
  whatsapp: text(whatsappFact),
  email: text(mailFact, readEmail),
  height: labeled('Altura', lengthText),
  jeans: labeled('Manequim', sizeText),
  shoes: labeled('Sapato', sizeText),
  hair: labeled('Cabelo', hairLabel),
  eyes: labeled('Olhos', eyesLabel),
  skin_tone: labeled('Tom de pele', skinToneLabel),
} satisfies Record<string, ScoutingField>;
