import { Random, seedOf } from './random.ts';
import { inventTalent, type Talent, talentId } from './talent.ts';

type Photo = { file: string; width: number; height: number };
type Video = { provider: string; file: string; preview: string | null };
type Composite = { id: number; file: string };

export type Profile = Talent & {
  cover2: string | null;
  skills: string[];
  book: Photo[];
  video: Video[];
  compo: Composite[];
};

const PORTRAITS = [
  { width: 1000, height: 1333 },
  { width: 1000, height: 1333 },
  { width: 1000, height: 1250 },
  { width: 960, height: 1440 },
];
const LANDSCAPES = [
  { width: 1500, height: 1000 },
  { width: 1600, height: 1067 },
];

/** Films that their makers offer for embedding, so that a player has something to play. */
const YOUTUBE = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8', 'WhWc3b3KhnY', 'SkVqJ1SGeL0'];
const VIMEO = ['1084537', '76979871', '22439234', '148751763/0f6e1a3b2c', '253989945/8b1d2c9f4e'];

const SKILLS = [
  'Dança',
  'Canto',
  'Capoeira',
  'Surfe',
  'Natação',
  'Inglês',
  'Espanhol',
  'Piano',
  'Yoga',
];

const twoDigits = (number: number) => String(number).padStart(2, '0');

function inventBook(random: Random, index: number): Photo[] {
  if (index === 12) return [];
  return Array.from({ length: random.whole(5, 14) }, (_, photo) => ({
    file: `talents/${talentId(index)}/book-${twoDigits(photo + 1)}.jpg`,
    ...random.pick(random.chance(0.28) ? LANDSCAPES : PORTRAITS),
  }));
}

function inventVideo(random: Random, index: number, place: number): Video {
  const own = `talents/${talentId(index)}/video-${twoDigits(place)}.jpg`;
  if (index === 8 && place === 1) return { provider: 'dailymotion', file: 'x8abcde', preview: own };
  if (random.chance(0.5)) return { provider: 'vimeo', file: random.pick(VIMEO), preview: own };
  const file = random.pick(YOUTUBE);
  // The service stores its own picture for some, and the provider's address or nothing for others.
  const remote = `https://img.youtube.com/vi/${file}/hqdefault.jpg`;
  return { provider: 'youtube', file, preview: random.pick([own, remote, null]) };
}

function videoCount(random: Random, index: number): number {
  if (index === 5) return 10;
  if (index === 8) return 3;
  return random.chance(0.45) ? 0 : random.whole(1, 4);
}

export function inventProfile(index: number, today?: number): Profile {
  const random = new Random(seedOf('profile', index));
  const talent = inventTalent(index, today);
  return {
    ...talent,
    cover2: talent.cover,
    skills: SKILLS.filter(() => random.chance(0.2)),
    book: inventBook(random, index),
    video: Array.from({ length: videoCount(random, index) }, (_, video) =>
      inventVideo(random, index, video + 1),
    ),
    compo: Array.from({ length: random.whole(index < 6 ? 1 : 0, 4) }, (_, card) => ({
      id: talentId(index) * 10 + card,
      file: `talents/${talentId(index)}/composite-${card + 1}.jpg`,
    })),
  };
}
