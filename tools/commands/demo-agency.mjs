/** How to reach the demo agency. In production the check of a contact vouches for what is set alone. */
export const DEMO_AGENCY = {
  AGENCY_PHONE: '+55 11 3062-0100',
  AGENCY_WHATSAPP: '+55 11 98765-0100',
  AGENCY_EMAIL: 'contato@vitrine.example',
};
