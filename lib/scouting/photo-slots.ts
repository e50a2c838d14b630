/** The four photos of an application: face, profile, half body, full body. */
export const SCOUTING_IMAGES = ['image_1', 'image_2', 'image_3', 'image_4'] as const;
export type ScoutingImage = (typeof SCOUTING_IMAGES)[number];

export function isScoutingImage(name: string): name is ScoutingImage {
  return (SCOUTING_IMAGES as readonly string[]).includes(name);
}

/** The `accept` of the file inputs. Without HEIC in it, an iPhone converts photos to JPEG. */
export const IMAGE_TYPES = 'image/png,image/gif,image/jpeg';

const NAME_LENGTH = 10;

/** A shortened file name: its first ten characters, an ellipsis and its extension. */
export function shortFileName(name: string): string {
  if (name.length <= NAME_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, NAME_LENGTH)}…${dot > 0 ? name.slice(dot) : ''}`;
}
