import 'server-only';
import { PALETTE } from '../palette';
import { drawnName } from './faces';
import { baselineAround, baselineBelow, fitted, lineHeight } from './lines';
import type { Box, Paper, Tag } from './paper';

type Named = { id: number; name: string };

/** The size of an initial, in points per millimeter of its box's width. */
const INITIAL = 1.1;
const INITIAL_COLOR = '#b5ada1';

/** Begins the heading of a talent. `actual` (ActualText) is the whole name, if it is drawn otherwise. */
export function nameTag(paper: Paper, parent: Tag, type: 'H1' | 'H2', talent: Named): Tag {
  const whole = talent.name.toWellFormed();
  return paper.tag(parent, type, drawnName(talent) === whole ? {} : { actual: whole });
}

/** Begins a figure with its text alternative. */
export function figureTag(paper: Paper, parent: Tag, alt: string): Tag {
  // Screen readers speak `alt`. `pdfinfo` lists titles instead, and prints only ASCII of them.
  const title = alt.normalize('NFKD').replace(/[^ -~]/g, '');
  return paper.tag(parent, 'Figure', { alt: alt.toWellFormed(), title });
}

type Photo = { jpeg: Buffer | null; box: Box; alt: string; talent: Named };

/** Draws a picture with its alternative text; without a picture, the initial of the name. */
export function drawPhoto(paper: Paper, parent: Tag, { jpeg, box, alt, talent }: Photo): void {
  if (jpeg) {
    const figure = figureTag(paper, parent, alt);
    paper.picture(figure, jpeg, box);
    figure.end();
    return;
  }
  paper.fill(null, [box], PALETTE.tint);
  const initial = /[\p{L}\p{N}]/u.exec(drawnName(talent))?.[0] ?? '';
  const style = { face: 'display', size: box.width * INITIAL, color: INITIAL_COLOR } as const;
  const baseline = baselineAround(box.y + box.height / 2, style);
  paper.lines(
    null,
    [{ text: initial, x: box.x + box.width / 2, baseline, align: 'center' }],
    style,
  );
}

/** The URL of a profile without its last part, the slug: that path shows the profile, too. */
export function withoutSlug(url: string): string {
  return url.slice(0, url.lastIndexOf('/'));
}

/** Sizes of a URL in points. */
const ADDRESS_SIZES = [7, 6, 5];

/**
 * Draws the URL of a profile on one line, as a link. A URL that is too long to be typed from paper is
 * drawn without the slug.
 */
export function drawAddress(
  paper: Paper,
  parent: Tag,
  url: string,
  { x, y, width }: Omit<Box, 'height'>,
): void {
  const [size = 7] = ADDRESS_SIZES;
  const isShort = paper.widthOf(url, { face: 'text', size }) <= width;
  const text = isShort ? url : withoutSlug(url);
  const fit = { face: 'text', sizes: ADDRESS_SIZES, most: 1 } as const;
  const { lines, style } = fitted(text, width, fit);
  const line = lines.join('');
  const link = paper.tag(parent, 'Link', { alt: url });
  paper.lines(link, [{ text: line, x, baseline: baselineBelow(y, style) }], style);
  paper.link(link, url, { x, y, width: paper.widthOf(line, style), height: lineHeight(style) });
  link.end();
}
