/** The possible faults of one answer of a form; `messages/` has a text for each. */
export const FIELD_FAULTS = [
  'required',
  'email',
  'long',
  'choice',
  'image-type',
  'image-heic',
  'image-size',
  'image-damaged',
  'image-small',
  'image-pixels',
] as const;
