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

const isOption = (value: unknown) => isId(record(value).value) && isText(record(value).label);

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
 * The texts of an application: this server's copy of the contract. It takes nothing from the site's
 * code, so that a test of the site against it proves something.
 */
export const SCOUTING_FIELDS = {
  realname: readText,
  contacts: jsonOf(isContacts),
  consent: optional(readConsent),
  basedin: jsonOf(isOption),
  country: jsonOf(isOption),
  phone: readText,
  whatsapp: readText,
  email: readEmail,
  height: readText,
  jeans: readText,
  shoes: readText,
  hair: readText,
  eyes: readText,
  skin_tone: readText,
} satisfies Record<string, Reader>;
