const CM_PER_INCH = 2.54;

/** Converts inches to whole cm. */
export function inchesToCm(inches: number): number {
  return Math.round(inches * CM_PER_INCH);
}

/** Converts cm to whole inches. */
export function cmToInches(cm: number): number {
  return Math.round(cm / CM_PER_INCH);
}
