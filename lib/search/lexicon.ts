import type { Category } from '../talents/categories';
import type { RangeKey } from '../talents/ranges';
import type { Gender } from '../talents/talent';
import { stem } from './tokens';

/** What a measure word is about: `size` and `number` wait for a better one (`size 37 shoes`). */
export type Measured = RangeKey | 'size' | 'number' | 'other';

/** What a word or phrase means to the grammar. */
export type Meaning =
  | { is: 'gender'; gender: Gender }
  | { is: 'category'; category: Category; gender?: Gender }
  | { is: 'measure'; of: Measured }
  /** Comes behind its number (`1,80 tall`); before one it says nothing. */
  | { is: 'behind'; of: RangeKey }
  /** An end of a range, before its number; some say what they compare. */
  | { is: 'end'; side: 'min' | 'max'; of?: RangeKey; name?: boolean }
  /** The same, behind the number: `1,80 or more`. */
  | { is: 'end-behind'; side: 'min' | 'max' }
  /** Begins a range of two numbers: `between`. */
  | { is: 'between' }
  | { is: 'about' }
  | { is: 'years' }
  | { is: 'colored'; what: 'hair' | 'eyes' | 'skin'; english: boolean }
  /** `without` leaves something out, and is itself negated by `not`; some may mean something else. */
  | { is: 'not'; without?: true; unsure?: true }
  | { is: 'triple' }
  | { is: 'name' }
  /** Known, but nothing that the filter could say. */
  | { is: 'unsayable' }
  /** Something to have or not to have, which the filter cannot say either. */
  | { is: 'thing' }
  | { is: 'filler' };

const MEANINGS = new Map<string, Meaning>();

function say(meaning: Meaning, phrases: string): void {
  for (const phrase of phrases.split('|')) MEANINGS.set(phrase, meaning);
}

// Everything in lower case and without accents, as `plain` writes it; in the three languages, since
// nobody changes the site's language to type a word of another one.

say(
  { is: 'gender', gender: 'woman' },
  'mulher|mulheres|feminino|feminina|femininas|femininos|woman|women|female|females|lady|ladies|mujer|mujeres|femenino|femenina|femeninas',
);
say(
  { is: 'gender', gender: 'man' },
  'homem|homens|masculino|masculina|masculinos|masculinas|man|men|male|males|gentleman|gentlemen|hombre|hombres|varon|varones',
);

const category = (name: Category, phrases: string) =>
  say({ is: 'category', category: name }, phrases);
category(
  'new_faces',
  'novos rostos|novo rosto|new face|new faces|newface|newfaces|nuevos rostros|nuevo rostro|future face|future faces',
);
category('curvy', 'plus size|plussize|curvy|curve|tamanho grande|talla grande|tallas grandes');
category(
  'kids',
  'crianca|criancas|infantil|infantis|kid|kids|child|children|niño|niña|niños|niñas|infantiles',
);
category('teen', 'teen|teens|teenager|teenagers|adolescente|adolescentes');
category('senior', 'senior|seniors|seniores|terceira idade|melhor idade|tercera edad');
category('actors', 'ator|atores|actor|actors|actores');
say(
  { is: 'category', category: 'actors', gender: 'woman' },
  'atriz|atrizes|actress|actresses|actriz|actrices',
);
category('international', 'internacional|internacionais|international|internacionales');
category('creative', 'criativo|criativos|creative|creatives|creativo|creativos');

const measure = (of: Measured, phrases: string) => say({ is: 'measure', of }, phrases);
measure('height', 'altura|height|estatura|mide|medindo');
measure('bust', 'busto|bust|torax|chest|pecho|peito');
measure('waist', 'cintura|waist');
measure('hips', 'quadril|quadris|hip|hips|cadera|caderas');
measure(
  'jeans',
  'manequim|manequins|jeans|calca jeans|dress|vestido|veste|viste|wears|pantalon|pantalones|pants|trousers',
);
measure(
  'shoes',
  'sapato|sapatos|shoe|shoes|zapato|zapatos|calcado|calcados|calzado|calzados|calza',
);
measure('age', 'idade|age|ages|aged|edad');
measure('size', 'size|sizes|tamanho|tamanhos|tam|talla|tallas');
measure('number', 'numero|num|number|calca|calcas');
measure(
  'other',
  'peso|weight|terno|ternos|suit|traje|camisa|shirt|blusa|camiseta|sutia|bra|cup|copa|cache|budget|verba',
);
say({ is: 'behind', of: 'height' }, 'tall|alto|alta|altos|altas|high');
say({ is: 'triple' }, 'medidas|measurements|measures|medida');

const end = (side: 'min' | 'max', phrases: string, of?: RangeKey) =>
  say({ is: 'end', side, ...(of && { of }) }, phrases);
end(
  'min',
  'acima de|acima dos|mais de|mais que|mais do que|maior que|maior de|maiores de|maiores que|a partir de|a partir dos|no minimo|no minimo de|minimo|minimo de|minima|minima de|minimum|minimum of|pelo menos|ao menos|desde|from|over|above|more than|at least|bigger than|larger than|starting at|mayor de|mayores de|mayor que|mayores que|mas de|mas que|por encima de|al menos|por lo menos|como minimo|superior a',
);
end(
  'max',
  'ate|abaixo de|menos de|menos que|menor que|menor de|menores de|menores que|no maximo|no maximo de|maximo|maximo de|maxima|maxima de|maximum|maximum of|under|below|less than|up to|at most|smaller than|no more than|hasta|por debajo de|como maximo|a lo sumo|inferior a',
);
end('min', 'older than|mais velho que|mais velha que|mais velhos que|mais velhas que', 'age');
end('max', 'younger than|mais novo que|mais nova que|mais novos que|mais novas que', 'age');
end('max', 'mais jovem que|mais jovens que|mas joven que|mas jovenes que', 'age');
end('min', 'taller than|mais alto que|mais alta que|mais altos que|mais altas que', 'height');
end('min', 'mas alto que|mas alta que|mas altos que|mas altas que', 'height');
end('max', 'shorter than|mais baixo que|mais baixa que|mais baixos que|mais baixas que', 'height');
end('max', 'mas bajo que|mas baja que|mas bajos que|mas bajas que', 'height');
// First names too.
say({ is: 'end', side: 'min', name: true }, 'min');
say({ is: 'end', side: 'max', name: true }, 'max');
say(
  { is: 'end-behind', side: 'min' },
  'ou mais|ou acima|e acima|para cima|or more|or over|or above|or older|or taller|or up|and over|and up|and above|and older|o mas|en adelante|em diante|para arriba',
);
say(
  { is: 'end-behind', side: 'max' },
  'ou menos|ou abaixo|e abaixo|para baixo|or less|or under|or below|or younger|or shorter|and under|and below|o menos|para abajo',
);
say({ is: 'between' }, 'entre|between');
say(
  { is: 'about' },
  'cerca de|por volta de|around|about|approx|approximately|aproximadamente|aprox|mais ou menos|unos|unas|uns|umas|alrededor de|circa|quase|almost|casi',
);
say(
  { is: 'years' },
  'anos|ano|anos de idade|anos de edad|years|year|years old|year old|years of age|yrs|yrs old|yo',
);

const colored = (what: 'hair' | 'eyes' | 'skin', english: boolean, phrases: string) =>
  say({ is: 'colored', what, english }, phrases);
colored('hair', true, 'hair|haired|hairs');
colored('hair', false, 'cabelo|cabelos|cabello|cabellos|pelo');
colored('eyes', true, 'eye|eyes|eyed');
colored('eyes', false, 'olho|olhos|ojo|ojos');
colored('skin', true, 'skin|skinned');
colored('skin', false, 'pele|piel|tez');

say(
  { is: 'not' },
  "no|nao|naum|not|non|n|nem|ni|nor|neither|nunca|never|jamais|jamas|tampouco|tampoco|nenhum|nenhuma|ningun|ninguna|ninguno|nada|none|nope|don't|dont|doesn't|doesnt|didn't|isn't|isnt|aren't|arent|can't|cannot|won't|wouldn't|shouldn't|but not|but no|mas nao|mas sem|pero no|pero sin",
);
say(
  { is: 'not', without: true },
  'sem|s/|sin|without|w/o|but without|except|except for|exceto|excepto|excetuando|exceptuando|salvo|menos|minus|tirando|tirar|tira|tire|excluindo|excluir|exclua|excluyendo|exclude|excluding|fora|fuera de|afora|a nao ser|a no ser|other than|apart from|aside from|anything but|everything but|anyone but|everyone but|anybody but|everybody but|all but|any but|avoid|avoiding|evitar|evite|evitando|dispenso|hate|odeio|odio|detesto|rather than|instead of|em vez de|en vez de|ao inves de',
);
say({ is: 'not', unsure: true }, 'but');

// Colors of hair that are first names or surnames by themselves.
say({ is: 'name' }, 'rosa|mel|hazel|amber|violeta|violet|branca|branco|blanca|blanco');

say(
  { is: 'unsayable' },
  'tattooed|barbudo|bearded|asian|oriental|caucasian|slim|thin|skinny|delgada|athletic|forte|short|jovem|jovens|young|old|beautiful|girl|girls|boy|boys|lacio|liso|lisos|curly|straight|wavy|claro|claros|claras|dark|light|medium|visivel|visiveis|kg|kgs|lb|lbs|pounds|libras|disponivel|available|disponible|bilingue|bilingual|mais|mas|more|less|ou|or|us|uk|eu|morena clara|moreno claro|morena escura',
);

say(
  { is: 'thing' },
  'tatuagem|tatuagens|tattoo|tattoos|tatu|tatus|tatuaje|tatuajes|piercing|piercings|aparelho|braces|barba|beard|bigode|mustache|bigote|oculos|glasses|gafas|sardas|freckles|pecas|cicatriz|cicatrizes|scar|scars',
);

/** Unsayable words in every gender and number. */
const UNSAYABLE = new Set(
  'tatuad moren moroch mulat pard negr asiatic latin magr flac gord atletic baix baj joven velh bonit menin garot chic moc rapaz curt cort long cachead cresp ondulad larg rizad escur oscur medi visibl quil kil'.split(
    ' ',
  ),
);

say(
  { is: 'filler' },
  'de|do|da|dos|das|del|com|con|c/|with|w/|e|y|and|o|a|os|as|um|uma|el|la|los|las|un|una|the|an|of|in|em|en|que|para|por|for|modelo|modelos|model|models|talento|talentos|talent|talents|procuro|procuramos|busco|buscamos|quero|queremos|preciso|precisamos|necesito|quiero|looking for|need|want|i|we|me|cor|color|colour|nothing but|none but|nada mas que|nada menos que|nada alem de|nadie mas que|ser|seja|sejam|sea|sean|be|being|is|are|it|they|she|he|her|his|their|ter|tem|tenha|tenham|tener|tenga|tengan|have|has|having|any|some|qualquer|cualquier|cualquiera|muito|muita|tao|muy|too|very|gosto|gostamos|gusta|gustan|like|pode|podem|puede|pueden|aceito|aceitamos|acepto|aceptamos|favor|please|mostre|mostrar|muestra|show|ver|ninguem|nadie|tipo|todas|todos|todo|toda|tudo|all|anyone|anything|everyone|everything|alguem|alguien|someone|pessoa|pessoas|persona|personas|person|people|one|ones',
);

const LONGEST = 4;

/** The meaning of the longest phrase that some plain words begin with, and of how many words it is. */
export type Found = { meaning: Meaning; length: number };

/** Takes plain words and gives what they begin with; null for a word that the grammar does not know. */
export function meaningAt(words: readonly string[]): Found | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const meaning = MEANINGS.get(words.slice(0, length).join(' '));
    if (meaning) return { meaning, length };
  }
  const [word = ''] = words;
  return UNSAYABLE.has(stem(word)) ? { meaning: { is: 'unsayable' }, length: 1 } : null;
}
