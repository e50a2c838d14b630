import type { ScoutingField } from './schema';

/** What an applicant is shown again once the application has gone, in this order. */
export const SHOWN_AGAIN = [
  ...(['realname', 'email', 'phone', 'whatsapp', 'basedin', 'country'] as const),
  ...(['height', 'jeans', 'shoes', 'eyes', 'hair', 'skin_tone'] as const),
] as const satisfies readonly ScoutingField[];
