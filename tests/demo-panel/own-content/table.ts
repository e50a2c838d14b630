import { parse } from 'csv-parse/sync';
import { decode } from './encoding.ts';

/** One row: the line on which it begins, and its cells, each with the header of its column. */
export type Row = { line: number; cells: readonly (readonly [header: string, text: string])[] };

/** Something that could not be read, and its line in the spreadsheet; 0 for the whole file. */
export type Trouble = { line: number; text: string };

const MAX_ROWS = 2_000;
const DELIMITERS = [';', ',', '\t', '|'];
/** Excel's own first line, which names the delimiter. */
const SEPARATOR_LINE = /^"?sep=(.)"?[;,\t|]*\n/i;
/** A quoted field; quotes elsewhere are inches (`5'9"`) or a nickname. */
const QUOTED = /(?<=^|[;,\t|\n])"(?:[^"]|"")*"(?=[;,\t|\n]|$)/g;
/** Rows by which the delimiter is judged. */
const JUDGED_ROWS = 20;

/**
 * Reads a CSV file as Excel, Google Sheets, Numbers and LibreOffice write it: UTF-8, UTF-16 or
 * Windows-1252; fields separated by `;`, `,`, `|` or tabs; quoted fields may span lines.
 * @throws Error for a workbook
 */
export function readTable(file: Uint8Array): { rows: Row[]; troubles: Trouble[] } {
  const { text: decoded, fault } = decode(file);
  // The parser counts `\r\n` within quotes as two lines.
  const whole = decoded.replace(/\r\n?/g, '\n');
  const [separatorLine, separator] = SEPARATOR_LINE.exec(whole) ?? [];
  const text = whole.slice(separatorLine?.length ?? 0);
  const linesBefore = separatorLine ? 1 : 0;
  const troubles: Trouble[] = fault ? [{ line: 0, text: fault }] : [];
  const records = parse(text, {
    delimiter: separator ?? delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    to: MAX_ROWS + 1,
    on_skip: (error) => {
      const line = Number(error?.lines ?? 0) + linesBefore;
      troubles.push({ line, text: 'the row cannot be read' });
      return undefined;
    },
  }) as unknown as { info: { lines: number }; record: string[] }[];
  const [head, ...rest] = records;
  if (rest.length === MAX_ROWS) {
    troubles.push({ line: 0, text: `only the first ${MAX_ROWS} rows are read` });
  }
  const rows = rest.map(({ info, record }) => ({
    // `info.lines` is the line on which the record ends.
    line: info.lines + linesBefore - record.reduce((sum, cell) => sum + lineBreaks(cell), 0),
    cells: record.map((cell, index) => [head?.record[index] ?? '', cell] as const),
  }));
  return { rows: rows.filter(({ cells }) => cells.some(([, cell]) => cell)), troubles };
}

/**
 * The delimiter, outside of quotes, that gives most of the first rows as many fields as the header,
 * and the most fields.
 */
function delimiterOf(text: string): string {
  const lines = text.replace(QUOTED, '').split('\n').filter(Boolean).slice(0, JUDGED_ROWS);
  const score = (delimiter: string) => {
    const [header = 1, ...counts] = lines.map((line) => line.split(delimiter).length);
    const even = counts.filter((count) => count === header).length;
    return header === 1 ? 0 : (1 + even) * 1_000 + header;
  };
  return DELIMITERS.toSorted((one, other) => score(other) - score(one))[0] ?? ',';
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
