/** Beyond it nothing is a contact (characters). */
export const LONGEST_CONTACT = 500;
