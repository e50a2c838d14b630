import type { Category } from '../talents/categories';
import type { ColorKey } from '../talents/filter';
import type { Letter } from '../talents/letters';
import type { RangeKey } from '../talents/ranges';
import type { Gender } from '../talents/talent';

/**
 * From `min` to `max`, both inclusive; either may be open. In cm, sizes or years. `imperial` if
 * typed in feet and inches.
 */
export type RangeWish = { key: RangeKey; min?: number; max?: number; imperial?: true };

/** A color of `COLORS` (`vocabulary.ts`), with the shades of a base color. */
export type ColorWish = { key: ColorKey; color: string };

/** A category, or the list of creatives and kids. */
type Group = Category | 'talents';

/** One criterion of a search. */
export type Wish =
  | { key: 'gender'; gender: Gender }
  | { key: 'category'; category: Group }
  | { key: 'letter'; letter: Letter }
  | ColorWish
  | RangeWish;

/** The measure that a word names; a later word can refine `size` and `number` (`size 37 shoes`). */
export type Measured = RangeKey | 'size' | 'number' | 'other';

export type Unit = 'm' | 'cm' | 'in' | 'years' | 'other';

/** What a word or phrase means. */
export type Meaning =
  /** `neutral`: adjectives that agree with the word say nothing of gender (`crianças ruivas`). */
  | { is: 'wish'; gender?: Gender; category?: Group; adults?: true; neutral?: true }
  /** Asks for all models, and is a filler beside a wish. */
  | { is: 'everyone'; neutral?: true }
  /** `alone`: needs no word for hair or eyes beside it. */
  | { is: 'color'; key: ColorKey; color: string; alone?: true }
  | { is: 'noun'; what: ColorKey | 'skin'; english?: true }
  | { is: 'measure'; of: Measured }
  /** An end of a range, before its number; some words also name the measure. */
  | { is: 'end'; side: 'min' | 'max'; of?: RangeKey }
  /** An end of a range, after its number. */
  | { is: 'endBehind'; side: 'min' | 'max' }
  | { is: 'unit'; unit: Unit }
  | { [K in Bare]: { is: K } }[Bare];

/**
 * `not`: what follows up to the end of the line is not understood. `nor` goes on with a list, so what
 * is before it is not understood either. `name`: a color or an end of a range, but a name by itself.
 * `unfilterable`: known, but the filter cannot express it.
 */
type Bare = Joint | 'between' | 'letter' | 'name' | 'unfilterable';
type Joint = 'not' | 'nor' | 'or' | 'and' | 'filler';

/**
 * The table, a meaning a line: the meaning, its words, and a phrase with what it means, which tests
 * the line; the test also puts each other word in the place of the first one that the phrase has.
 * Words are divided by `|`; `velho*` has the four forms of gender and number, `shoe+` singular and
 * plural. Colors have here only what `lib/talents/colors.ts` and `color-families.ts` do not call them.
 */
const TABLE = `
wish gender=woman :: mulheres|mulher|feminino*|fem|woman|women|female+|lady|ladies|mujer|mujeres|femenino*|garota+|moça+|chica+|muchacha+|senhora+|señora+|gal+|girl+|lass|lasses|in her :: mulheres 1,75 = woman; height 175-175
wish gender=man :: homens|homem|masculino*|masc|man|men|male+|hombre+|varón|varones|guy+|dude+|rapaz|rapazes|garoto+|moço+|chico+|muchacho+|senhor|senhores|señor|señores|gentleman|gentlemen|lad+|boy+|bloke+|in his :: homens 1,85 = man; height 185-185
wish category=new_faces :: novos rostos|novo rosto|new face+|nuevos rostros|nuevo rostro|caras nuevas|cara nueva :: novos rostos = new_faces
wish category=curvy :: plus size|curvy|curve|tamanho grande|talla grande|tallas grandes :: mulheres plus size = woman; curvy
wish category=kids neutral :: crianças|criança|infantil|infantis|kid+|child|children|bebê+|bebé+|babies|toddler+|niños|niños y niñas|niñas y niños :: crianças ruivas = kids; hair red
wish category=kids gender=woman :: meninas|menina|niña+|little girl+|baby girl+ :: meninas ruivas = woman; kids; hair red
wish category=kids gender=man :: menino+|niño|little boy+|baby boy+ :: menino ruivo = man; kids; hair red
wish category=teen :: teen+|teenage|teenager+|adolescente+ :: teen = teen
wish category=senior :: sênior|seniores|senior+|sénior|séniores|mature|maduro*|terceira idade|tercera edad :: homens sênior = man; senior
wish category=actors :: atores|ator|actor+|actores :: atores = actors
wish category=actors gender=woman :: atriz|atrizes|actress|actresses|actriz|actrices :: atriz ruiva 30 anos = woman; actors; hair red; age 30-30
wish category=international :: internacional|internacionais|international+|internacionales :: internacional = international
wish category=creative :: criativo+|creative+|creativo+ :: criativo 1,80 = creative; height 180-180
wish category=creative gender=woman :: criativa+|creativa+ :: criativa = woman; creative
wish category=talents neutral :: criativos e crianças|creatives and kids|creativos y niños :: criativos e crianças 1,80 = talents; height 180-180
wish adults :: adult+|adulto+|grown-up+|maior de idade|maiores de idade|of age|of legal age|mayor de edad|mayores de edad :: adult 1,80 = height 180-180; age 18-
wish adults gender=woman :: adulta+ :: adulta = woman; age 18-
everyone :: modelo+|model+|talento+|talent+|todos|todas :: modelo ruivo = hair red
everyone neutral :: pessoas|pessoa|persona+|people|gente :: pessoas ruivas = hair red
noun what=hair english :: hair|hairs|haired :: black hair = hair black
noun what=hair :: cabelo+|cabello+|pelo :: cabelo preto = hair black
noun what=eyes english :: eyes|eye|eyed :: blue eyes = eyes blue
noun what=eyes :: olhos|olho|ojo+ :: olhos azuis = eyes blue
noun what=skin english :: skin|skinned :: black skin = ? black skin
noun what=skin :: pele|piel|tez :: pele negra = ? pele negra
color key=hair color=blonde alone :: blond|blonds|blondie|blondies|louro*|ruvio* :: blond hair = hair blonde
color key=hair color=brown alone :: brunette|brunettes|brunet|brunets :: brunette = hair brown
color key=hair color=brown :: marrom|marrón :: cabelo marrom = hair brown
color key=hair color=red alone :: redhead|redheads|ginger|gingers :: redhead = hair red
color key=hair color=red :: vermelho|rojo :: cabelo vermelho = hair red
color key=hair color=Hairless alone :: bald|calvo*|calvície :: bald 1,85 = hair Hairless; height 185-185
color key=hair color=Hairless :: pelado* :: cabelo pelado = hair Hairless
color key=hair color=Platinum alone :: platinado*|platinum|platinum blonde|loiro platinado|loira platinada|rubio platino|rubia platino :: cabelo platinado = hair Platinum
color key=hair color=Grey :: cinza|gris|silver|prateado+|plateado+|gray :: cabelo cinza = hair Grey
color key=hair color=Highlighted :: mechas|highlights|luzes|balayage :: cabelo com mechas = hair Highlighted
color key=hair color=Chestnut :: chestnut :: chestnut hair = hair Chestnut
color key=eyes color=brown :: castanho|café|cafés|marrom|marrons :: olhos castanho = eyes brown
color key=eyes color=blue :: celeste+ :: olhos celeste = eyes blue
color key=eyes color=Grey :: cinza|gray :: olhos cinza = eyes Grey
color key=eyes color=Heterochromia alone :: heterocromia|heterochromia|heterochromia of eyes|heterocromía :: heterocromia = eyes Heterochromia
name :: rosa|mel|hazel|amber|violeta|violet|branca|branco|blanca|blanco :: rosa = name rosa
name :: min|max :: min = name min
measure of=height :: altura|height|tall|alto*|high|estatura|mide|miden|mida|midan|mede|medem|meça|meçam|medindo|measures :: altura 175 = height 175-175
measure of=bust :: busto|bust|tórax|chest|pecho|peito :: busto 90 = bust 90-90
measure of=waist :: cintura|waist :: cintura 60 = waist 60-60
measure of=hips :: quadril|quadris|hip+|cadera+ :: quadril 90 = hips 90-90
measure of=jeans :: manequim|manequins|jeans|calça jeans|dress|vestido|veste|vestem|vista|vistam|viste|visten|wears|pantalón|pantalones|pants|trousers :: manequim 38 = jeans 38-38
measure of=shoes :: sapato+|sap|pé|pie|foot size|shoe+|zapato+|calçado+|calzado+|calza|calzan|calce|calcen|calcem|calçam :: sapato 37 = shoes 37-37
measure of=age :: idade|age+|aged|edad :: idade 40 = age 40-40
measure of=size :: size+|sz|tamanho+|tam|talla+|talle+ :: size 38 = jeans 38-38
measure of=number :: número|num|number|calça+ :: sapato número 37 = shoes 37-37
measure of=other :: terno+|peso|weight|suit|traje|camisa|shirt|cachê|verba :: terno 48 = ? terno 48
end side=min :: acima de|acima|mais de|mais que|mais do que|maior|maiores|a partir|no mínimo|mínimo|mínima|minimum|min|pelo menos|ao menos|desde|from|over|above|more than|at least|bigger|larger|mayor|mayores|más de|más que|por encima|al menos|por lo menos|como mínimo|no less than|not under|not less than|não menos de|não menos que|no menos de|no menor de :: acima de 1,80 = height 180-
end side=max :: até|abaixo|menos de|menos que|menor|menores|no máximo|máximo|máxima|maximum|max|under|below|less than|up to|at most|smaller|hasta|por debajo|como máximo|no more than|not over|not more than|não mais de|não mais que|no más de|no más que|no mayor de :: até 1,70 = height -170
end side=min of=age :: older|mais velho* :: older than 40 = age 40-
end side=max of=age :: younger|mais novo*|mais jovem|mais jovens|más joven|más jóvenes|no older|not older|não mais velho*|no mayores :: younger than 40 = age -40
end side=min of=height :: taller|mais alto*|más alto*|no shorter|not shorter|não mais baixo*|no más bajo* :: taller than 100 = height 100-
end side=max of=height :: shorter|mais baixo*|más bajo*|no taller|not taller|não mais alto*|no más alto* :: shorter than 170 = height -170
endBehind side=min :: ou mais|o más|e mais|or more|and over|or over|and above|or above|or older|and older|or taller|and taller|ou maior|ou maiores|o mayor|o mayores|or bigger|or larger|and up|para cima|pra cima|p/ cima|pra acima|para arriba|en adelante|em diante|plus|mínimo|mínima|minimum :: 1,80 ou mais = height 180-
endBehind side=max :: ou menos|o menos|e menos|or less|and less|or under|and under|or below|and below|or younger|and younger|or shorter|and shorter|ou menor|o menor|or smaller|para baixo|pra baixo|p/ baixo|para abajo|máximo|máxima|maximum :: 1,75 ou menos = height -175
between :: entre|between :: entre 1,75 e 1,80 = height 175-180
unit unit=m :: m|mt+|metro+|meter+|metre+ :: 1,75 m = height 175-175
unit unit=cm :: cm|cms|centímetro+|centimeter+|centimetre+ :: cintura 60 cm = waist 60-60
unit unit=in :: inches|inch|pol|polegada+|pulgada+ :: waist 24 inches = waist 61-61″
unit unit=years :: anos|ano|anos de idade|years|year|years old|year old|yr|yr old|yrs|yrs old|yo :: 30 anos = age 30-30
unit unit=other :: kg|kgs|kilo+|quilo+|lb|lbs|pounds|libras|us|usa|uk|eu|it|fr|mil|e meio|e meia|y medio|y media|and a half|metro e meio|metro y medio :: manequim 38 kg = ? manequim 38 kg
letter :: letra|letter|inicial|initial|names starting with|names beginning with|que começam com|que empiezan con :: letra A = letter a
not :: sem|não|without|not|sin|no|s/|w/o|n|naum|non|nunca|never|jamais|jamás|nenhum|nenhuma|ningún|ninguno|ninguna|nada|none|nothing|don't|dont|doesn't|doesnt|isn't|isnt|aren't|arent|can't|cannot|won't|wont|but|menos|minus|exceto|excepto|except|excluindo|excluir|excluding|exclude|salvo|fora|fuera|tirando|evitar|evite|avoid|other than|apart from|zero|dispensa|dispenso|dispensamos|proibido*|descarto|free|out|hate|odeio|odio|detesto|instead of|rather than|em vez de|en vez de :: mulher sem tatuagem; loira = woman; hair blonde; ? sem tatuagem
nor :: nem|ni|nor|neither|tampoco|tampouco|muito menos|mucho menos :: loiras nem ruivas; 1,75 = height 175-175; ? loiras nem ruivas
or :: ou|or|o|u :: olhos azuis ou verdes = eyes blue; eyes green
and :: e|y|and :: olhos azuis e verdes = eyes blue; eyes green
unfilterable :: são paulo|sao paulo|são bernardo|belo horizonte|porto alegre|santa catarina|rio de janeiro|buenos aires|new york|nova york|nueva york :: mulher em são paulo = woman; ? são paulo
unfilterable :: tatuagem|cerca de|por volta de|around|about|mais ou menos|unos|unas|uns|umas|alrededor de|quase|almost|casi|aprox|aproximadamente|approx|approximately|tatuagens|tattoo+|tatuaje+|piercing+|barba|beard|bigode|óculos|glasses|asian|slim|thin|forte|short|jovem|jovens|young|old|liso+|long|wavy|straight|curly|claro+|claras|dark|light|medium|more|less|mais|moreno*|morena clara|morenas claras|moreninha+|morenito*|morocho*|mulato*|preto*|negro*|pardo*|latino*|magro*|flaco*|gordo*|baixo*|baixinha+|baixinho+|bajo*|joven|jóvenes|velho*|bonito*|curto*|corto*|longo*|largo*|cacheado*|crespo*|ondulado*|rizado*|escuro*|oscuro*|médio*|medio* :: tatuagem = ? tatuagem
filler :: de|para|for|pra+|pro+|p/|medida+|measurements|do*|da+|del|com|con|c/|with|w/|el|la+|los|um|uma|un|una|the|a+|an|os|of|in|em|en|que|q|qe|searching for|search for|looking for|preciso|precisamos|necesito|need|want|quero|quiero|queremos|busco|buscamos|procuro|procuramos|i+|we|me|cor|color|colour|pero|mas|só|solo|sólo|only|ser|seja+|sejam|sea|sean|be|is|are|they|her|his|their|whose|who|that|which|ter|tem|tenha|tenham|tener|tenga+|tengan|have|has|having|qualquer|cualquier|any|anything|anyone|anybody|someone|some|every|everything|everyone|muito|muita|muy|bem|bastante|bien|too|very|quite|really|like|pode|puede|tudo|all|nome|name|nombre|chamada|chamado|named|called :: de loira = woman; hair blonde
`;

export type Entry = { meaning: Meaning; words: readonly string[]; phrase: string };

/** The lines of the table. A line with a mistake does not have the meaning of its phrase. */
export const ENTRIES: readonly Entry[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [kind = '', words = '', phrase = ''] = line.split(' :: ');
    const [is, ...attributes] = kind.split(' ');
    const pairs = attributes
      .map((one) => one.split('='))
      .map(([key, value = true]) => [key, value]);
    const meaning = { is, ...Object.fromEntries(pairs) } as Meaning;
    return { meaning, words: words.split('|').flatMap(formsOf), phrase };
  });

/** `velho*` in its four forms, `shoe+` in the singular and plural. */
export function formsOf(word: string): string[] {
  if (word.endsWith('*')) return ['o', 'a', 'os', 'as'].map((end) => word.slice(0, -2) + end);
  return word.endsWith('+') ? [word.slice(0, -1), `${word.slice(0, -1)}s`] : [word];
}

/** Stems of words for people by hair color: by themselves they mean hair, and their form a gender. */
export const PEOPLE =
  'loir rubi ruiv ruvi lour pelirroj grisalh platinad canos entrecan calv moren morenit moroch mulat';

/** Stems of further colors that can only be those of hair. */
export const HAIR_ALONE =
  'blond carec hairless auburn acaju acobread cobriz caob mech pepper piment';

/**
 * Further articles, prepositions, pronouns, conjunctions and auxiliaries in lower case without accents.
 * `Ali`, `Mia` and `Will` are names first.
 */
export const SMALL_WORDS =
  'ao aos pelo pela pelos pelas dele dela deles delas num numa nuns numas deste desta desse dessa daquele nesse nessa neste nesta sob sobre ante apos contra perante tras eu tu voce voces ele ela eles elas nos vos lhe lhes mim ti si te se meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta esse essa aquele aquela isto isso aquilo quem qual quais quando onde como porque pois porem embora so tambem ja ainda tao tanto assim foi era sao estao estar sou somos sendo ha hay vai vou al lo le les su sus mi mis tus ella ellas ellos yo usted ustedes nosotros estos estas ese esos esa esas aquel quien quienes cual cuando donde sino aunque tan ya bajo segun durante hacia es son soy estan fue han he at by on to as off into onto upon after before during against among through per via if so than then yet either both each she it its him hers them theirs you your yours my mine our ours us whom whose what when where why how this these those there here was were been am does did had can could should would shall must just also';
