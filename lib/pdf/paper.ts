import 'server-only';
import PDFDocument from 'pdfkit';
import type { Locale } from '../i18n/locales';
import { PALETTE } from '../palette';
import { siteName } from '../site';
import { type Face, runsOf, writable } from './faces';
import { escapeMetadata } from './metadata';

/** Points per millimeter. All positions and widths are in millimeters, from the top left corner. */
const POINTS = 72 / 25.4;

/** The printable area: A4 without its margins, in millimeters. */
export const SHEET = { left: 13, top: 12, width: 184, bottom: 285 };

const LANGUAGES: Readonly<Record<Locale, string>> = { pt: 'pt-BR', en: 'en-US', es: 'es-419' };

/** Size in points, tracking in em. The default color is that of ink. */
export type Style = { face: Face; size: number; tracking?: number; color?: string };

/** The start, middle or end of a line, depending on `align`. */
type Place = { x: number; baseline: number; align?: 'left' | 'center' | 'right' };

export type Box = { x: number; y: number; width: number; height: number };

export type Tag = PDFKit.PDFStructureElement;

/**
 * An A4 document that is streamed while it is drawn, tagged for screen readers. Each drawing method
 * takes the tag that its content belongs to; null makes it an artifact, which screen readers skip.
 */
export class Paper {
  readonly stream: PDFKit.PDFDocument;
  readonly root: Tag;

  /** @param title of the document, without the agency's name */
  constructor(title: string, locale: Locale) {
    const full = `${title} | ${siteName()}`.toWellFormed();
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      // Not one of the standard fonts, which would not be embedded.
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: LANGUAGES[locale],
      info: { Title: full, Author: siteName(), Creator: siteName() },
    });
    escapeMetadata(doc, [full, siteName()]);
    this.stream = doc;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  addPage(): void {
    this.stream.addPage();
  }

  end(): void {
    this.root.end();
    this.stream.end();
  }

  /** Adds a tag of a standard PDF type below another one. `end` it before the next page begins. */
  tag(parent: Tag, type: string, options: PDFKit.Mixins.StructureElementOptions = {}): Tag {
    const tag = this.stream.struct(type, options);
    parent.add(tag);
    return tag;
  }

  widthOf(line: string, style: Style): number {
    return this.#pieces(line, style).reduce((sum, { width }) => sum + width, 0) / POINTS;
  }

  /** Draws lines as they are, unbroken and uncut, as one content item of the tag. */
  lines(tag: Tag | null, lines: readonly (Place & { text: string })[], style: Style): void {
    this.#within(tag, () => {
      for (const { text, ...place } of lines) this.#line(text, style, place);
    });
  }

  /** Draws a thin horizontal line, as decoration. */
  rule(x: number, y: number, width: number): void {
    this.#within(null, () => {
      const [left, top] = [x * POINTS, y * POINTS];
      this.stream.moveTo(left, top).lineTo(left + width * POINTS, top);
      this.stream
        .lineWidth(0.2 * POINTS)
        .strokeColor(PALETTE.dark)
        .stroke();
    });
  }

  /** Fills boxes with one color, as one shape: no seam shows between adjacent ones. */
  fill(tag: Tag | null, boxes: readonly Box[], color: string = PALETTE.dark): void {
    this.#within(tag, () => {
      for (const { x, y, width, height } of boxes) {
        this.stream.rect(x * POINTS, y * POINTS, width * POINTS, height * POINTS);
      }
      this.stream.fill(color);
    });
  }

  /** Draws a JPEG that has the proportions of the box. */
  picture(tag: Tag | null, jpeg: Buffer, { x, y, width, height }: Box): void {
    this.#within(tag, () => {
      const size = { width: width * POINTS, height: height * POINTS };
      this.stream.image(jpeg as unknown as string, x * POINTS, y * POINTS, size);
    });
  }

  /** Makes a box a link. `tag` is of the type `Link`, and holds the text of the link. */
  link(tag: Tag, url: string, { x, y, width, height }: Box): void {
    // pdfkit writes a primitive string as a PDF name, and a `String` object as a string.
    const options = { structParent: tag, Contents: new String(url) as string };
    const [left, top] = [x * POINTS, y * POINTS];
    this.stream.link(left, top, width * POINTS, height * POINTS, url, options);
  }

  #line(text: string, style: Style, { x, baseline, align = 'left' }: Place): void {
    const doc = this.stream;
    const pieces = this.#pieces(text, style);
    const whole = pieces.reduce((sum, piece) => sum + piece.width, 0);
    let left = x * POINTS - { left: 0, center: whole / 2, right: whole }[align];
    const characterSpacing = (style.tracking ?? 0) * style.size;
    const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing } as const;
    doc.fontSize(style.size).fillColor(style.color ?? PALETTE.dark);
    for (const { font, letters, width } of pieces) {
      doc.font(font).text(letters, left, baseline * POINTS, options);
      left += width;
    }
  }

  #pieces(line: string, { face, size, tracking = 0 }: Style) {
    return runsOf(writable(line, face), face).map(({ file, letters }) => {
      this.stream.registerFont(file.name, file.data as unknown as string);
      this.stream.font(file.name).fontSize(size);
      const spacing = tracking * size * Array.from(letters).length;
      return { font: file.name, letters, width: this.stream.widthOfString(letters) + spacing };
    });
  }

  #within(tag: Tag | null, draw: () => void): void {
    if (tag) {
      tag.add(draw);
      return;
    }
    this.stream.markContent('Artifact', { type: 'Layout' });
    draw();
    this.stream.endMarkedContent();
  }
}
