import { Avatar, Style } from '@dicebear/core';
import lorelei from '@dicebear/styles/lorelei.json' with { type: 'json' };
import { mix } from './color.ts';
import { drawCollar, drawGarment, type Garment } from './garment.ts';
import type { Look } from './look.ts';

/** How a person is drawn: in natural colors, or as lines of ink on paper. */
export type Drawing = 'color' | 'ink';

export type Figure = {
  look: Look;
  eyes: string;
  mouth: string;
  garment: Garment;
  cloth: string;
  drawing: Drawing;
  /** The center of the face, as fractions of the picture's width and height. */
  x: number;
  y: number;
  /** Height of the head as a fraction of the picture's height. */
  size: number;
  tilt: number;
  mirrored: boolean;
};

const style = new Style(lorelei);
const FACE = { x: 480, y: 470, height: 640 };
const INK = '#171412';

function colorsOf({ look, drawing, cloth }: Figure, paper: string) {
  if (drawing === 'ink') {
    const skin = mix(paper, '#ffffff', 0.62);
    return { skin, hair: INK, line: INK, cloth, features: INK };
  }
  const line = mix(look.skinColor, '#140c08', 0.86);
  return { skin: look.skinColor, hair: look.hairColor, line, cloth, features: line };
}

function head({ look, eyes, mouth }: Figure, colors: ReturnType<typeof colorsOf>): string {
  const { hair, skin, line, features } = colors;
  const avatar = new Avatar(style, {
    seed: look.seed,
    hairVariant: look.hair,
    headVariant: look.head,
    noseVariant: look.nose,
    eyebrowsVariant: look.eyebrows,
    eyesVariant: eyes,
    mouthVariant: mouth,
    beardProbability: 0,
    glassesProbability: 0,
    earringsProbability: 0,
    hairAccessoriesProbability: 0,
    frecklesProbability: look.freckles ? 100 : 0,
    hairColor: hair,
    skinColor: skin,
    outlineColor: line,
    eyesColor: features,
    eyebrowsColor: features,
    noseColor: line,
    mouthColor: features,
    frecklesColor: mix(skin, line, 0.4),
  } as ConstructorParameters<typeof Avatar<typeof lorelei>>[1]);
  return avatar
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace('<svg ', '<svg width="980" height="980" overflow="visible" ');
}

/** The shadow of a head on the neck. A gradient: to blur a shape takes as long as all else. */
export const CHIN_SHADOW = `<radialGradient id="chin"><stop offset=".1" stop-color="#2a0f05" stop-opacity=".22"/>
<stop offset="1" stop-color="#2a0f05" stop-opacity="0"/></radialGradient>`;

/**
 * The figure as an SVG group, placed into a picture of that size that defines `CHIN_SHADOW`. `paper` is
 * the tone behind it.
 */
export function drawFigure(
  figure: Figure,
  { width, height }: { width: number; height: number },
  paper: string,
): string {
  const colors = colorsOf(figure, paper);
  const scale = (figure.size * height) / FACE.height;
  const flip = figure.mirrored ? -1 : 1;
  const place = `translate(${figure.x * width} ${figure.y * height})`;
  // Narrower than the style draws them: the proportions of an adult face.
  const shape = `rotate(${figure.tilt}) scale(${scale * flip * 0.95} ${scale * 1.03})`;
  return `<g transform="${place} ${shape} translate(${-FACE.x} ${-FACE.y})">
${drawGarment(figure.garment, figure.look.build, colors)}
${head(figure, colors)}
<ellipse cx="484" cy="802" rx="175" ry="96" fill="url(#chin)"/>
${drawCollar(figure.garment, colors)}</g>`;
}
