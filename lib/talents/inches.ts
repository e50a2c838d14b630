const CM_PER_INCH = 2.54;

/** Takes a length in inches and gives whole cm. */
export function inchesToCm(inches: number): number {
  return Math.round(inches * CM_PER_INCH);
}

/** Takes a length in cm and gives whole inches. */
export function cmToInches(cm: number): number {
  return Math.round(cm / CM_PER_INCH);
}
