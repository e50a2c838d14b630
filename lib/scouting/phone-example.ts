/** A Brazilian mobile number with its country code, as shown in the form: 2, 2, 5 and 4 digits. */
export const PHONE_EXAMPLE = '+55 (11) 98765-0100';
