import { lightness, mix } from './color.ts';

export type Garment = 'crew' | 'blazer' | 'slip' | 'shirt' | 'coat' | 'bare' | 'rollneck';

type Colors = { skin: string; cloth: string; line: string };

function stroke(color: string, path: string, width = 9): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function piece(fill: string, path: string, edge?: string): string {
  const drawn = edge ? ` stroke="${edge}" stroke-width="9" stroke-linejoin="round"` : '';
  return `<path d="${path}" fill="${fill}"${drawn}/>`;
}

/** The line of a fold: lighter on dark cloth, darker on light. */
function foldOf(cloth: string): string {
  return lightness(cloth) < 0.3 ? mix(cloth, '#ffffff', 0.16) : mix(cloth, '#000000', 0.3);
}

const COLLARBONES = 'M330 1010C380 1030 420 1036 452 1040M640 1008C600 1026 570 1034 540 1040';

/**
 * Shoulders, and the clothes on them: all that is behind the neck and the head. In units of the
 * portrait, where the head is about 640 high and the neck ends around (490, 900).
 */
export function drawGarment(
  garment: Garment,
  build: number,
  { skin, cloth, line }: Colors,
): string {
  const left = Math.round(485 - 590 * build);
  const right = Math.round(485 + 590 * build);
  const body = `M275 832C${left + 330} 905 ${left + 120} 930 ${left + 40} 1010C${left - 40} 1110 ${left - 90} 1400 ${left - 130} 2600H${right + 130}C${right + 90} 1400 ${right + 40} 1110 ${right - 40} 1010C${right - 120} 930 ${right - 330} 905 690 828`;
  const outline = stroke(line, body, 11);
  const arms = stroke(
    foldOf(cloth),
    `M${left + 175} 1330C${left + 185} 1600 ${left + 205} 1900 ${left + 215} 2300M${right - 175} 1330C${right - 185} 1600 ${right - 205} 1900 ${right - 215} 2300`,
  );
  if (garment === 'bare') return piece(skin, body) + outline + stroke(line, COLLARBONES, 8);
  if (garment === 'slip') {
    const dress = `M${left + 215} 1330C330 1230 430 1350 490 1390C560 1350 650 1230 ${right - 215} 1330L${right - 160} 2600H${left + 160}Z`;
    const straps = `M${left + 330} 1290C${left + 335} 1150 ${left + 350} 1010 ${left + 372} 925M${right - 330} 1290C${right - 335} 1150 ${right - 350} 1010 ${right - 372} 925`;
    const bare = piece(skin, body) + outline + stroke(line, COLLARBONES, 8);
    return bare + piece(cloth, dress) + stroke(cloth, straps, 15);
  }
  const dressed = piece(cloth, body) + arms + outline;
  switch (garment) {
    case 'shirt':
      return `${dressed}${piece(skin, 'M280 840L490 1190L690 840Z')}`;
    case 'blazer':
      return `${dressed}${piece(skin, 'M280 840C360 1120 440 1330 488 1490C540 1330 620 1120 690 840Z')}`;
    case 'coat':
      return `${dressed}${piece(mix(cloth, '#f5efe6', 0.72), 'M270 850L490 1300L710 850Z')}`;
    case 'crew':
      return (
        dressed +
        stroke(foldOf(cloth), 'M262 868C300 985 400 1022 492 1022C590 1022 684 980 712 862', 10)
      );
    case 'rollneck':
      return dressed;
  }
}

/** The parts of the clothes that lie over the neck. */
export function drawCollar(garment: Garment, { cloth, line }: Colors): string {
  const fold = foldOf(cloth);
  const lapel = mix(cloth, fold, 0.35);
  switch (garment) {
    case 'shirt':
      return `${piece(cloth, 'M266 806C258 900 296 1010 350 1098L488 1160C410 1050 346 950 322 832Z', line)}
${piece(cloth, 'M706 803C716 900 680 1010 630 1098L492 1160C570 1050 634 950 658 830Z', line)}
${stroke(line, 'M490 1160C488 1500 486 1900 484 2500', 8)}`;
    case 'blazer':
      return `${piece(lapel, 'M262 826C226 960 206 1080 196 1180L292 1226L250 1296C330 1400 420 1540 486 1640C452 1400 372 1130 322 836Z', fold)}
${piece(lapel, 'M714 823C752 960 772 1080 782 1180L690 1226L730 1296C650 1400 556 1540 488 1640C524 1400 608 1130 660 834Z', fold)}`;
    case 'coat':
      return `${piece(lapel, 'M254 790C196 850 154 930 142 1020C230 1140 390 1300 486 1570C482 1440 400 1160 326 836Z', line)}
${piece(lapel, 'M724 786C784 850 826 930 838 1016C740 1140 590 1300 486 1570C496 1440 580 1160 656 834Z', line)}
${stroke(fold, 'M486 1570C486 1800 486 2100 484 2500')}`;
    case 'rollneck':
      return `${piece(cloth, 'M340 742C350 800 330 838 232 884L300 1000H660L752 876C650 842 628 800 622 758C560 800 420 800 340 742Z')}
${stroke(line, 'M340 742C350 800 330 838 232 884M622 758C628 800 650 842 752 876', 10)}
${stroke(line, 'M340 742C420 800 560 806 622 758', 9)}${stroke(fold, 'M338 822C420 872 560 872 634 826', 7)}`;
    default:
      return '';
  }
}
