import type { Random } from '../seed/random.ts';
import { CLOTHES, contrast, INK } from './colors.ts';
import { drawHead, type Person } from './person.ts';

/** Their own color, that of what is worn below, that of the skin, and the width of the shoulders. */
type Garment = (color: string, inner: string, skin: string, build: number) => string;

/** Of garments 0, 0 is in the middle of the neck at the height of the crown; the neck ends at 190, 845. */
const TORSO =
  'M-150 826C-225 862-330 872-386 930C-434 990-458 1120-485 1400L-520 3000H520L485 1400C458 1120 434 990 386 930C330 872 225 862 150 826Z';
const ARMS = 'M-318 1110Q-350 1260-362 3000M318 1110Q350 1260 362 3000';

function path(data: string, color: string, fill = color): string {
  // Black lines are lost on black cloth.
  const line = contrast(color, INK) < 110 ? '#625b55' : INK;
  return `<path d="${data}" fill="${fill}" stroke="${line}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const seam = (data: string, color: string) => path(data, color, 'none');
const scaled = (width: number, drawn: string) => `<g transform="scale(${width} 1)">${drawn}</g>`;

function torso(color: string, build: number): string {
  const outline = `<path d="${TORSO}" fill="${color}" stroke="${INK}" stroke-width="9"/>`;
  return scaled(build, outline + seam(ARMS, color));
}

const tee: Garment = (color, _inner, _skin, build) =>
  torso(color, build) + seam('M-198 840C-196 905-105 952 0 952S196 905 198 840', color);

const sweater: Garment = (color, inner, skin, build) =>
  tee(color, inner, skin, build) + seam('M-216 848C-214 940-115 984 0 984S214 940 216 848', color);

const COLLAR = 'M-176 826L-214 892L-106 1044L0 1064ZM176 826L214 892L106 1044L0 1064Z';
const shirt: Garment = (color, _inner, skin, build) =>
  torso(color, build) +
  path('M-176 840L0 1064L176 840Z', skin) +
  path(COLLAR, color) +
  seam('M0 1064V3000M34 1200v2M34 1380v2M34 1560v2', color);

const LAPEL = 'M-186 832L-292 1000L-220 1044L-262 1094L0 1470L-148 950Z';
const blazer: Garment = (color, inner, skin, build) =>
  torso(color, build) +
  path('M-190 840L0 1470L190 840Z', inner) +
  path('M-170 840C-150 930-70 962 0 962S150 930 170 840Z', skin) +
  path(LAPEL, color) +
  scaled(-1, path(LAPEL, color)) +
  seam('M0 1470V3000', color);

const TANK =
  'M-238 852C-232 980-250 1090-330 1200L-362 3000H362L330 1200C250 1090 232 980 238 852L182 846C172 1010 96 1076 0 1076S-172 1010-182 846Z';
const tank: Garment = (color, _inner, skin, build) =>
  torso(skin, build) + scaled(build, path(TANK, color));

const vNeck: Garment = (color, _inner, skin, build) =>
  torso(color, build) + path('M-204 846L0 1110L204 846Z', skin);

const FOR_ALL = [tee, sweater, shirt];
const FOR_MEN = [...FOR_ALL, blazer, blazer, vNeck];

/** A person in clothes, drawn around the middle of the face at 0, 0; the crown is at -330. */
export function drawFigure(person: Person, random: Random, isCover = false): string {
  const { isMan, isAdult, skin, build, neck } = person;
  const color = random.pick(CLOTHES.filter((one) => contrast(one, skin) > 110));
  const inner = random.pick(CLOTHES.filter((one) => contrast(one, color) > 160));
  const grown = isMan ? FOR_MEN : [...FOR_MEN, tank];
  const garment = random.pick(isAdult ? grown : FOR_ALL)(color, inner, skin, build);
  const tilt = isCover ? random.between(-2, 2) : random.between(-6, 5);
  const head = drawHead(person, isCover ? undefined : random);
  return `<g transform="translate(-490 -480)">
<g transform="translate(${neck.middle} ${neck.bottom - 920})">${garment}</g>
<g transform="rotate(${tilt.toFixed(1)} ${neck.middle} 860)">${head}</g></g>`;
}
