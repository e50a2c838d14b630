import { mix } from './color.ts';

/** A wall and the light on it. */
export type Backdrop = {
  tone: string;
  /** Where the light falls, as fractions of the picture. */
  light: { x: number; y: number };
  /** A sheet of seamless paper in front of the wall, or light through a window, or neither. */
  motif: 'plain' | 'sheet' | 'window' | 'horizon';
};

export type Size = { width: number; height: number };

export const TONES = {
  bone: '#ddd4c6',
  warmGrey: '#b7aea2',
  stone: '#968e84',
  sand: '#cbb797',
  blush: '#d3ae9c',
  clay: '#b07a5b',
  sage: '#9aa08a',
  slate: '#77808a',
  powder: '#b4bec5',
  umber: '#5d4a3d',
  night: '#2b2826',
} as const;

function motifOf({ motif, tone, light }: Backdrop, { width, height }: Size): string {
  const bright = mix(tone, '#fffaf0', 0.3);
  if (motif === 'sheet') {
    const left = width * (0.06 + light.x * 0.06);
    const sheet = mix(tone, '#fff6ea', 0.16);
    return `<rect x="${left}" y="-10" width="${width * 0.84}" height="${height * 1.1}" fill="${sheet}" opacity=".75"/>
<path d="M${left} -10V${height * 1.1}M${left + width * 0.84} -10V${height * 1.1}" stroke="#000" stroke-opacity=".14" stroke-width="${width * 0.006}" filter="url(#soft)"/>`;
  }
  if (motif === 'window') {
    const x = width * (light.x - 0.32);
    const pane = (from: number) =>
      `M${x + from * width} ${height * 0.02}l${width * 0.2} 0l${width * 0.16} ${height * 0.66}l${-width * 0.2} 0Z`;
    return `<path d="${pane(0.08)}${pane(0.32)}" fill="${bright}" opacity=".5" filter="url(#softer)"/>`;
  }
  if (motif === 'horizon') {
    const floor = mix(tone, '#000000', 0.16);
    return `<rect y="${height * 0.74}" width="${width}" height="${height}" fill="${floor}" opacity=".8" filter="url(#softer)"/>`;
  }
  return '';
}

/** The darker edges of a photograph. */
const EDGE = `<radialGradient id="edge" cx=".5" cy=".46" r=".78"><stop offset=".55" stop-color="#000" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient>`;

/** An SVG of that size, in which the defined gradients fill it one over the other. */
function layers({ width, height }: Size, definitions: string, ids: readonly string[], motif = '') {
  const [first, ...others] = ids.map(
    (id) => `<rect width="${width}" height="${height}" fill="url(#${id})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${definitions}${EDGE}</defs>${first}${motif}${others.join('')}</svg>`;
}

export function drawBackdrop(backdrop: Backdrop, size: Size): string {
  const { tone, light } = backdrop;
  const lit = mix(tone, '#fff8ee', tone === TONES.night ? 0.34 : 0.42);
  const dim = mix(tone, '#0d0a08', 0.38);
  const definitions = `<radialGradient id="glow" cx="${light.x}" cy="${light.y}" r=".85"><stop offset="0" stop-color="${lit}"/>
<stop offset=".45" stop-color="${tone}"/><stop offset="1" stop-color="${dim}"/></radialGradient>
<linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="#0d0a08" stop-opacity="0"/>
<stop offset="1" stop-color="#0d0a08" stop-opacity=".3"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="${size.width * 0.006}"/></filter>
<filter id="softer" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${size.width * 0.018}"/></filter>`;
  return layers(size, definitions, ['glow', 'fall', 'edge'], motifOf(backdrop, size));
}

/** The light from the side, for the figures: transparent where it changes nothing. */
export function drawLight({ light }: Backdrop, size: Size): string {
  const [from, to] = light.x < 0.5 ? [0, 1] : [1, 0];
  const definitions = `<linearGradient id="side" x1="${from}" y1="0" x2="${to}" y2=".35"><stop offset="0" stop-color="#fff3e2" stop-opacity=".2"/>
<stop offset=".42" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0b0502" stop-opacity=".38"/></linearGradient>
<linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#0b0502" stop-opacity="0"/>
<stop offset="1" stop-color="#0b0502" stop-opacity=".34"/></linearGradient>`;
  return layers(size, definitions, ['side', 'down', 'edge']);
}
