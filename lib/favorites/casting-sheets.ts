const PER_SHEET = 6;

/** The space for a note below picture and measures, enough even for capitals. */
const PLACE_LINES = 3;
const LINE_CHARACTERS = 48;

/** Notes by talent id. */
export type SheetNotes = Readonly<Record<number, string>>;

type Person = { id: number; name: string };

export type Sheet<P extends Person> = {
  talents: readonly P[];
  /** Notes printed in the places of their talents. */
  inPlace: SheetNotes;
  /** Notes printed below all places of the sheet, in order. */
  atFoot: readonly (Person & { note: string })[];
};

/**
 * Divides a selection into sheets of six. All places of a sheet have one size: if one note does not
 * fit, all notes of that sheet are printed at its foot.
 */
export function sheetsOf<P extends Person>(talents: readonly P[], notes: SheetNotes): Sheet<P>[] {
  return Array.from({ length: Math.ceil(talents.length / PER_SHEET) }, (_, sheet) => {
    const own = talents.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET);
    const noted = own.flatMap(({ id, name }) => {
      const note = notes[id]?.trim();
      return note ? [{ id, name, note }] : [];
    });
    if (!noted.every(({ note }) => fitsInPlace(note))) {
      return { talents: own, inPlace: {}, atFoot: noted };
    }
    const inPlace = Object.fromEntries(noted.map(({ id, note }) => [id, note]));
    return { talents: own, inPlace, atFoot: [] };
  });
}

function fitsInPlace(note: string): boolean {
  const lines = note.split('\n').map(({ length }) => Math.ceil(length / LINE_CHARACTERS) || 1);
  return lines.reduce((sum, count) => sum + count, 0) <= PLACE_LINES;
}
