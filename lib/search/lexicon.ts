import type { Category } from '../talents/categories';
import type { RangeKey } from '../talents/ranges';
import type { Meaning, Measured } from './meaning';
import { plain, stem } from './tokens';

const MEANINGS = new Map<string, Meaning>();

const OFFERED = /^(?:gender|category|measure|colored|end|years)$/;
/** Words that a misspelled one may mean, with their accents. */
export const WORDS: string[] = [];

/**
 * Adds the meaning of phrases, separated by `|`. `velho*` matches all four forms of gender and
 * number, `shoe+` singular and plural.
 */
function say(meaning: Meaning, phrases: string): void {
  for (const phrase of phrases.split('|')) {
    const [start = '', end] = phrase.split(/o\*|\+/);
    const forms = phrase.includes('*') ? ['o', 'a', 'os', 'as'] : ['', 's'];
    const written = end === undefined ? [phrase] : forms.map((form) => start + form + end);
    for (const form of written) MEANINGS.set(plain(form), meaning);
    if (OFFERED.test(meaning.is)) WORDS.push(...written.filter((form) => !form.includes(' ')));
  }
}

// All three languages always
// match, since visitors do not switch the site's language to type a word of another one.

say(
  { is: 'gender', gender: 'woman' },
  'mulher|mulheres|feminino*|fem|woman|women|female+|lady|ladies|mujer|mujeres|femenino*|garota+|moca+|chica+|muchacha+|senhora+|senora+|gal+|lass|lasses',
);
say(
  { is: 'gender', gender: 'man' },
  'homem|homens|masculino*|masc|man|men|male+|hombre+|varón|varones|guy+|dude+|rapaz|rapazes|garoto+|moco+|chico+|muchacho+|senhor|senhores|senor|senores|gentleman|gentlemen|lad+|bloke+',
);

const CATEGORY_PHRASES: Readonly<Record<Category, string>> = {
  new_faces: 'novos rostos|novo rosto|new face+|nuevos rostros|nuevo rostro',
  curvy: 'plus size|curvy|curve|tamanho grande|talla grande|tallas grandes',
  kids: 'criança+|infantil|infantis|kid+|child|children|meninos|niños',
  teen: 'teen+|teenage|teenager+|adolescente+',
  senior: 'senior+|seniores|terceira idade|tercera edad',
  actors: 'ator|atores|actor+|actores',
  international: 'internacional|internacionais|international|internacionales',
  creative: 'criativo+|creative+|creativo+',
};
for (const [name, phrases] of Object.entries(CATEGORY_PHRASES)) {
  say({ is: 'category', category: name as Category }, phrases);
}
say(
  { is: 'category', category: 'actors', gender: 'woman' },
  'atriz|atrizes|actress|actresses|actriz|actrices',
);
say({ is: 'category', category: 'kids', gender: 'woman' }, 'girl+|menina+|niña+');
say({ is: 'category', category: 'kids', gender: 'man' }, 'boy+|menino|niño');

const measure = (of: Measured, phrases: string) => say({ is: 'measure', of }, phrases);
measure('height', 'altura|height|estatura|mide|miden|mida|midan|mede|medem|meca|mecam|medindo');
measure('bust', 'busto|bust|tórax|chest|pecho|peito');
measure('waist', 'cintura|waist');
measure('hips', 'quadril|quadris|hip+|cadera+');
measure(
  'jeans',
  'manequim|manequins|jeans|calca jeans|dress|vestido|veste|vestem|vista|vistam|viste|visten|wears|pantalón|pantalones|pants|trousers',
);
measure(
  'shoes',
  'sapato+|sap|pé|pie|foot size|shoe+|zapato+|calçado+|calzado+|calza|calzan|calce|calcen|calcem|calcam',
);
measure('age', 'idade|age+|aged|edad');
measure('size', 'size+|sz|tamanho+|tam|talla+|talle+');
measure('number', 'numero|num|number|nº|calca+');
measure('other', 'peso|weight|terno+|suit|traje|camisa|shirt|cache|verba');
say({ is: 'behind', of: 'height' }, 'tall|alto*|high');
say({ is: 'triple' }, 'medidas|measurements|measures|medida');

const end = (side: 'min' | 'max', phrases: string, of?: RangeKey) =>
  say({ is: 'end', side, ...(of && { of }) }, phrases);
end(
  'min',
  'acima|mais de|mais que|mais do que|maior|maiores|a partir|no minimo|minimo|minima|minimum|pelo menos|ao menos|desde|from|over|above|more than|at least|bigger|larger|mayor|mayores|mas de|mas que|por encima|al menos|por lo menos|como minimo',
);
end(
  'max',
  'ate|abaixo|menos de|menos que|menor|menores|no maximo|maximo|maxima|maximum|under|below|less than|up to|at most|smaller|no more than|hasta|por debajo|como maximo',
);
end('min', 'older|mais velho*', 'age');
end('max', 'younger|mais novo*', 'age');
end('max', 'mais jovem|mais jovens|mas joven|mas jovenes', 'age');
end('min', 'taller|mais alto*', 'height');
end('min', 'mas alto*', 'height');
end('max', 'shorter|mais baixo*', 'height');
end('max', 'mas bajo*', 'height');
// First names too.
say({ is: 'end', side: 'min', name: true }, 'min');
say({ is: 'end', side: 'max', name: true }, 'max');
say({ is: 'between' }, 'entre|between');
say(
  { is: 'about' },
  'cerca de|por volta de|around|about|mais ou menos|unos|unas|uns|umas|alrededor de|quase|almost|casi',
);
say(
  { is: 'years' },
  'anos|ano|anos de idade|years|year|years old|year old|yr|yr old|yrs|yrs old|yo',
);

const colored = (what: 'hair' | 'eyes' | 'skin', english: boolean, phrases: string) =>
  say({ is: 'colored', what, english }, phrases);
colored('hair', true, 'hair+|haired');
colored('hair', false, 'cabelo+|cabello+|pelo');
colored('eyes', true, 'eye+|eyed');
colored('eyes', false, 'olho+|ojo+');
colored('skin', true, 'skin|skinned');
colored('skin', false, 'pele|piel|tez');

say(
  { is: 'not' },
  'no|nao|naum|not|non|n|nem|ni|nor|neither|nunca|never|nenhum|nenhuma|ningun|ninguna|nada|none|dont|cannot|but not|but no|tampoco|tampouco|ni tampoco|nem tampouco|ni siquiera|nem mesmo|mucho menos|muito menos',
);
say(
  { is: 'not', without: true },
  'sem|s/|sin|without|w/o|but without|salvo|menos|minus|fora|fuera|other than|apart from|anything but|everything but|anyone but|everyone but|all but|any but|hate|odeio|odio|detesto|instead of|rather than|em vez de|en vez de',
);
say({ is: 'not', unsure: true }, 'but|tirando a');

// Colors of hair that are first names or surnames by themselves.
say({ is: 'name' }, 'rosa|mel|hazel|amber|violeta|violet|branca|branco|blanca|blanco');

say(
  { is: 'notFilterable' },
  'asian|slim|thin|forte|short|jovem|jovens|young|old|liso+|curly|claro+|claras|dark|light|medium|kg+|lb+|mais|mas|more|less|ou|or|us|uk|eu|morena clara',
);

say(
  { is: 'thing' },
  'tatuagem|tatuagens|tattoo+|tatuaje+|piercing+|barba|beard|bigode|oculos|glasses',
);

/** Unsayable words in every gender and number. */
const NOT_FILTERABLE = new Set(
  'moren moroch mulat pard negr latin magr flac gord baix baj joven velh bonit curt cort long cachead cresp ondulad larg rizad escur oscur medi quil kil'.split(
    ' ',
  ),
);

say(
  { is: 'filler' },
  'de|do*|del|com|con|c/|with|w/|e|y|and|o*|um|uma|el|la+|los|un|una|the|an|of|in|em|en|que|q|qe|para|pra+|pro+|p/|por|for|searching for|search for|modelo+|model+|talento+|talent+|preciso|precisamos|necesito|looking for|need|want|i+|we|me|cor|color|colour|nothing but|pero|ser|seja+|sejam|sea|sean|be|is|are|they|her|his|their|whose|who|that|which|ter|tem|tenha|tenham|tener|tenga+|tengan|have|has|having|qualquer|cualquier|muito|muita|muy|bem|bastante|bien|too|very|quite|really|like|pode|puede|todo*|tudo|all|pessoa+|persona+|people',
);

/** Words in their many forms. */
const RULES: readonly (readonly [RegExp, Meaning])[] = [
  [/n't$|^jama[is]s?$/, { is: 'not' }],
  [/^app?rox/, { is: 'about' }],
  [/^(?:exce(?:to|pt)|exclu|tirand|evit|avoid)/, { is: 'not', without: true }],
  [
    /^(?:any|some|every)(?:one|body|thing)?$|^(?:quer|quier|procur|busc|gost|gust|ace[ip]t)(?:o|an?|[ae]mos)$/,
    { is: 'filler' },
  ],
];

const LONGEST = 4;

/** The meaning of the longest phrase at the start of some plain words, and its number of words. */
export type Found = { meaning: Meaning; length: number };

/** Matches the longest known phrase at the start of `words`; null if the grammar knows none. */
export function meaningAt(words: readonly string[]): Found | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const meaning = MEANINGS.get(words.slice(0, length).join(' '));
    if (meaning) return { meaning, length };
  }
  const [word = ''] = words;
  if (NOT_FILTERABLE.has(stem(word))) return { meaning: { is: 'notFilterable' }, length: 1 };
  const [, meaning] = RULES.find(([form]) => form.test(word)) ?? [];
  return meaning ? { meaning, length: 1 } : null;
}
