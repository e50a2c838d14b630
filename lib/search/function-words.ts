import { meaningAt } from './lexicon';

/**
 * Articles, prepositions, pronouns, conjunctions and auxiliaries in lower case without accents,
 * besides those to which the grammar gives a meaning. `Ali`, `Mia` and `Will` are names first.
 */
const WORDS = new Set(
  [
    'ao aos pelo pela pelos pelas dele dela deles delas num numa nuns numas deste desta desse dessa daquele nesse nessa neste nesta sob sobre ante apos contra perante tras',
    'eu tu voce voces ele ela eles elas nos vos lhe lhes mim ti si me te se meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta esse essa aquele aquela isto isso aquilo',
    'quem qual quais quando onde como porque pois porem mas se embora so tambem ja ainda tao tanto assim foi era sao esta estao estar sou somos sendo ha hay tem ter vai vou',
    'al lo le les su sus mi mis tu tus nos os ella ellas ellos el yo usted ustedes nosotros este estos esta estas ese esos esa esas aquel quien quienes cual cuando donde pero sino aunque si tambien solo tan muy ya bajo segun durante hacia es son soy esta estan fue era ser ha han he sobre tras ante con sin',
    'a at by on to as off into onto upon about after before during against among through per via if so than then but yet either both each all some any no he she it its him his her hers they them their theirs you your yours my mine our ours us who whom whose which what when where why how this that these those there here was were been am do does did has had can could should would shall must only just also too',
  ].flatMap((words) => words.split(' ')),
);

/** Meanings of words that can neither be a name nor part of one. */
const JOINING = /^(?:filler|not|between|about)$/;

/** True for a small word of one of the languages, in lower case without accents. */
export function isFunctionWord(word: string): boolean {
  const meaning = meaningAt([word])?.meaning;
  if (meaning?.is === 'end') return !meaning.name;
  return WORDS.has(word) || JOINING.test(meaning?.is ?? '');
}
