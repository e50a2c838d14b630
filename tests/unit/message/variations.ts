import type { MessageCase } from './message-case';

/** Variations of the messages in the other tables, long ones too. */
export const VARIATIONS: readonly MessageCase[] = [
  [
    'Hey team, need 3 guys & 3 girls, all between 18 and 24, skaters.',
    ['3 men age=18-24', '3 women age=18-24'],
  ],
  ['Looking for men & women 40-60 for pharma', ['men age=40-60', 'women age=40-60']],
  ['Casting: 2 females + 1 male (25-35)', ['2 women age=25-35', '1 men age=25-35']],
  [
    'Procuramos famílias reais: pai e mãe de 30 a 45, filhos de 5 a 10',
    ['men age=30-45', 'women age=30-45', 'kids'],
  ],
  [
    'Familia: mamá 35, papá 40, hija de 7 años e hijo de 10',
    ['women age=35-35', 'men age=40-40', 'women kids', 'men kids'],
  ],
  [
    'Real family. Mom (35-40), dad (38-45), two kids: girl 6, boy 9.',
    ['women age=35-40', 'men age=38-45', 'women kids', 'men kids'],
  ],
  [
    '1 mulher, 60+, cabelos brancos; 1 homem, 60+, cabelos brancos ou careca',
    ['1 women age=60- hair=white', '1 men age=60- hair=white,bald'],
  ],
  [
    'Necesitamos: un chico (18-22) y una chica (18-22), look urbano',
    ['1 men age=18-22', '1 women age=18-22'],
  ],
  [
    'Busco señora de 60 a 70 con pelo blanco y señor de la misma edad, calvo',
    ['women age=60-70 hair=white', 'men age=60-70 hair=bald'],
  ],
  [
    'Preciso de duas crianças, um menino de 6 e uma menina de 8 anos',
    ['1 men kids', '1 women kids'],
  ],
  ['Two children: a girl (5) and a boy (7)', ['1 women kids', '1 men kids']],
  ['Models: female, 5\'8" - 5\'11", size 4-6, ages 20 to 29', ['women height=173-180 age=20-29']],
  ['Women aged 45 plus, grey hair welcome', ['women age=45- hair=grey']],
  ['Homens 35 a 45 anos, barba, altura mínima 1,80m', ['men age=35-45 height=180-']],
  ['Four women in their 30s or 40s', ['4 women age=30-49']],
  ['4 mujeres. Edades: 20 a 30. Altura: 1,70+', ['4 women age=20-30 height=170-']],
  [
    'Perfil: mulher, idade 25-35, altura 1,70-1,78, manequim 36/38, sapato 36/37',
    ['women age=25-35 height=170-178 jeans=36-38 shoes=36-37'],
  ],
  ['Male, mid 30s, dark hair, blue eyes', ['men age=34-36 eyes=blue']],
  [
    'Homem, 1,85 ou mais, 25-35, olhos verdes ou azuis',
    ['men height=185- age=25-35 eyes=green,blue'],
  ],
  ['2 teen girls (13-16) and 1 teen boy (14-17)', ['2 women teen', '1 men teen']],
  ['um rapaz dos 18 aos 25 anos', ['1 men age=18-25']],
  ['Rapariga 20-25 anos', ['women age=20-25']],
  ['Senhoras com mais de 70 anos', ['women age=70-']],
  ['Hombres y mujeres mayores de 65', ['men age=65-', 'women age=65-']],
  ['Chicos y chicas de 18 a 25 años, 4 de cada uno', ['4 men age=18-25', '4 women age=18-25']],
  ['Mulheres plus size, 30 a 45 anos, manequim 46 a 52', ['women curvy age=30-45 jeans=46-52']],
  [
    'Actriz de 30 a 38 años y actor de 40 a 48 años',
    ['women actors age=30-38', 'actors age=40-48'],
  ],
  ['1 ator 40-50, 1 atriz 30-40', ['1 actors age=40-50', '1 women actors age=30-40']],
  ['3 meninos e 3 meninas. Idade: 7 a 9 anos.', ['3 men kids', '3 women kids']],
  ['One boy and one girl. Ages 4-6.', ['1 men kids', '1 women kids']],
  ['2 girls, 1 boy, all aged 10', ['2 women kids', '1 men kids']],
  [
    'Mulher (30/40), homem (40/50) e menina (8)',
    ['women age=30-40', 'men age=40-50', 'women kids'],
  ],
  [
    'Couple, 30-40: woman blonde, man brown hair',
    ['women age=30-40 hair=blonde', 'men age=30-40 hair=brown'],
  ],
  ['Casal 60+', ['1 women age=60-', '1 men age=60-']],
  ['Grandparents, 65-75, and grandkids, 5-8', ['age=65-75', 'kids']],
  ['5 personas mayores de 50', ['5 age=50-']],
  ['No one under 21. 3 women, 3 men.', ['3 women age=21-', '3 men age=21-']],
  ['3 women, 3 men. No one under 21.', ['3 women age=21-', '3 men age=21-']],
  [
    'mulher loira sem ser platinada, 25-30, não muito alta',
    ['women hair=blonde -hair=platinum age=25-30'],
  ],
  [
    'Women, not blonde, 25-35; men, not bald, 35-45',
    ['women -hair=blonde age=25-35', 'men -hair=bald age=35-45'],
  ],
  ['Homens (2) e mulheres (3), 20-30', ['2 men age=20-30', '3 women age=20-30']],
  ['Men (3), 30-40. Women (2), 25-35.', ['3 men age=30-40', '2 women age=25-35']],
  ['mulheres: 2, 25-35 / homens: 1, 40-50', ['2 women age=25-35', '1 men age=40-50']],
  ['Necesito 2 mujeres entre 25-35 años', ['2 women age=25-35']],
  [
    'Need: 1x mum 30-40, 1x dad 35-45, 2x kids 6-10',
    ['1 women age=30-40', '1 men age=35-45', '2 kids'],
  ],
  ['Un abuelo de más de 70, una nieta de 5', ['1 men age=70-', '1 women kids']],
  ['twins, girls, 8 years old', ['women kids']],
  [
    'one man 6ft+ 30-40 and one woman 5\'7"+ 25-35',
    ['1 men height=183- age=30-40', '1 women height=170- age=25-35'],
  ],
  [
    'Señor canoso 55-65, señora canosa 50-60',
    ['men hair=grey age=55-65', 'women hair=grey age=50-60'],
  ],
  ['Homem ou mulher de 30 a 40 anos', ['age=30-40']],
  [
    'Two men with blue eyes and two women with brown eyes, all 30-40',
    ['2 men eyes=blue age=30-40', '2 women eyes=brown age=30-40'],
  ],
  ['Man, 30s. Woman, 20s.', ['men age=30-39', 'women age=20-29']],
  ['jovem de 18 a 22 anos, sexo feminino', ['women age=18-22']],
  ['sexo masculino, 30 a 40', ['men age=30-40']],

  [
    'Hi Marina,\nWe are casting a skincare film for Nordic Lab.\n\nTalent:\n- 2 women, 45-55, natural grey hair\n- 1 woman, 25-30, freckles\n\nShoot: 14 & 15 September, Copenhagen\nUsage: online + in-store, 1 year, Europe\nFee: 2.500 EUR\n\nBest,\nHanne',
    ['2 women age=45-55 hair=grey', '1 women age=25-30'],
    {
      dates: '14 & 15 September',
      media: 'online + in-store',
      period: '1 year',
      territory: 'Europe',
      budget: '2.500 EUR',
      name: 'Hanne',
    },
  ],
  [
    'oi linda! preciso p/ semana que vem: 1 moça 20-25 morena e 1 rapaz 22-28 barba, os dois até 1,80. cachê 1.200 cada',
    ['1 women age=20-25 height=-180', '1 men age=22-28 height=-180'],
    { dates: 'semana que vem', budget: '1.200' },
  ],
  [
    'Hola! Para un comercial de cerveza buscamos grupo de amigos: 3 hombres y 2 mujeres de 25 a 35 años. Rodaje 3 y 4 de noviembre en Valparaíso. Pagan 400 lucas.',
    ['3 men age=25-35', '2 women age=25-35'],
    { dates: '3 y 4 de noviembre', budget: '400 lucas' },
  ],
  [
    'Need a family for a supermarket campaign: mother (30-38), father (32-42), daughter (6-8) and a baby (8-12 months). Shoot: Thursday 5 March.',
    ['women age=30-38', 'men age=32-42', 'women kids', '1 kids'],
    { dates: 'Thursday 5 March' },
  ],
  [
    'Elenco:\nPapel 1: Noiva, 25 a 32 anos, cabelos longos castanhos\nPapel 2: Noivo, 28 a 36 anos\nPapel 3: Mãe da noiva, 50 a 60 anos',
    ['women age=25-32', 'men age=28-36', 'women age=50-60'],
  ],
  [
    'Buscamos mujeres reales de entre 40 y 55 años, sin canas, talla 42 a 46.',
    ['women age=40-55 jeans=42-46'],
  ],
  [
    'Casting: homem negro, 35 a 45 anos, careca ou cabelo raspado, sem barba',
    ['men age=35-45 hair=bald'],
  ],
  [
    '1 girl (blonde, blue eyes, 7-9) and 1 boy (dark hair, 9-11)',
    ['1 women kids hair=blonde eyes=blue', '1 men kids'],
  ],
  [
    'Three male models, min. height 185 cm, suit 48-50, shoe 43, 20-28 years',
    ['3 men height=185- shoes=43-43 age=20-28'],
  ],
  [
    'Dois senhores de 65+ e uma senhora de 60+, todos de cabelo branco',
    ['2 men age=65- hair=white', '1 women age=60- hair=white'],
  ],
  [
    '¿Tienes a alguien como Andrea? Mujer de 28-34, pelirroja, ojos claros, 1.70 mínimo',
    ['women age=28-34 hair=red eyes=light height=170-'],
  ],
  ['Preciso de 1 menina e 1 menino, gêmeos, até 6 anos', ['1 women kids', '1 men kids']],
  [
    'Bom dia, tudo bem? Aqui é o Caio, da Tribo. Vocês têm homens entre 1,80 e 1,90, sapato até 43, disponíveis dia 7?',
    ['men height=180-190 shoes=-43'],
    { name: 'Caio', dates: 'dia 7' },
  ],
  [
    'Women’s lookbook, 2 girls size 36/38, 1,73-1,78, hips max 92',
    ['2 women jeans=36-38 height=173-178 hips=-92'],
  ],
  ['women (2) / men (3), 30 to 40', ['2 women age=30-40', '3 men age=30-40']],
  ['4 extras (2M/2F) 40-60', ['2 men age=40-60', '2 women age=40-60']],
  ['H 30/40 años y M 25/35 años', ['men age=30-40', 'women age=25-35']],
  ['We want real people, no actors. Women 60-75, grey hair.', ['women age=60-75 hair=grey']],
  ['Se buscan chicos de 13 a 16 años y chicas de 14 a 17 años', ['men teen', 'women teen']],
  [
    '1 vovó fofa de 70 a 80 anos, cabelo branco, e 1 neto de 4 a 6 anos',
    ['1 women age=70-80 hair=white', '1 men kids'],
  ],
  [
    'One woman (35-45) with green or hazel eyes. One man (40-50), clean shaven.',
    ['1 women age=35-45 eyes=green,Hazel', '1 men age=40-50'],
  ],
  ['casal jovem (homem e mulher) 22-28', ['men age=22-28', 'women age=22-28']],
  ['homem de 38 anos (aparência), mulher de 35', ['men age=38-38', 'women age=35-35']],
  ['Una chica rubia, otra morena, ambas de 20 a 25', ['1 women hair=blonde age=20-25']],
  [
    'Talents: 1 woman – 30/35 – blonde – 1,70 / 1 man – 35/40 – 1,85',
    ['1 women age=30-35 hair=blonde height=170-170', '1 men age=35-40 height=185-185'],
  ],
  [
    'Queremos mulheres com 50 ou mais, cabelo natural, e homens acima dos 60.',
    ['women age=50-', 'men age=60-'],
  ],
  ['Men 30+, women 25+', ['men age=30-', 'women age=25-']],
  [
    'We are looking for men older than 55 and women older than 50',
    ['men age=55-', 'women age=50-'],
  ],
  ['niños y niñas de 4 a 6 años', ['men kids', 'women kids']],
  ['Crianças de 3 a 5 anos (meninas e meninos), 2 de cada', ['2 women kids', '2 men kids']],
  ['5 mujeres: 2 de 20 a 30 años y 3 de 40 a 50 años', ['2 women age=20-30', '3 women age=40-50']],
  [
    '3 homens: um de 30 anos, um de 40 anos e um de 50 anos',
    ['1 men age=30-30', '1 men age=40-40', '1 men age=50-50'],
  ],
  [
    'Hola equipo, necesito para un spot de detergente: una mamá de 30 a 38, un papá de 32 a 40 y dos niños (niña de 6, niño de 9). Graban el 22/10 en Rosario, pagan 350 mil brutos',
    ['1 women age=30-38', '1 men age=32-40', 'women kids', 'men kids'],
    { dates: '22/10', city: 'Rosario', budget: '350 mil' },
  ],
  [
    'Boa noite!! Tem alguma modelo ruiva natural, 1,70 pra cima, entre 20 e 27 anos? é p/ catálogo de joias dia 19',
    ['women hair=red height=170- age=20-27'],
    { dates: 'dia 19' },
  ],
  [
    'Casting call: Men 18-30 & Women 18-30, athletic, for a sportswear brand',
    ['men age=18-30', 'women age=18-30'],
  ],
  [
    'Perfis: A) homem 60-70 grisalho B) mulher 55-65 grisalha C) menina 8-10',
    ['men age=60-70 hair=grey', 'women age=55-65 hair=grey', 'women kids'],
  ],
  [
    '1 mulher (25-35), 1 homem (30-40) e 1 criança (4-6)',
    ['1 women age=25-35', '1 men age=30-40', '1 kids'],
  ],
  ['2 hombres, uno de 30 a 35 y otro de 50 a 55', ['1 men age=30-35', '1 men age=50-55']],
  ['Women 5\'9-5\'11, bust max 34", hips max 36"', ['women height=175-180 bust=-86 hips=-91']],
  ['un nene de 5 y una nena de 7', ['1 men kids', '1 women kids']],
  ['Abuelos (hombre y mujer) de 65 a 75 años', ['men age=65-75', 'women age=65-75']],
  ['teens, 2 boys 2 girls, 14 to 16', ['2 men teen', '2 women teen']],
  ['Two sisters aged 6 and 9', ['2 women kids']],
  [
    'Homens de 20 a 25 anos (3) e mulheres de 20 a 25 anos (2)',
    ['3 men age=20-25', '2 women age=20-25'],
  ],
  [
    'Mulher 40+ com cabelo grisalho assumido, manequim 40 ao 44',
    ['women age=40- hair=grey jeans=40-44'],
  ],
  ['Hombre, 45-55, con barba y canas, 1.80 o más', ['men age=45-55 height=180-']],
  ['Ladies 50-65 and gents 55-70', ['women age=50-65', 'men age=55-70']],
  [
    'Preciso de figuração: 10 homens, 10 mulheres, idades entre 20 e 50',
    ['10 men age=20-50', '10 women age=20-50'],
  ],
  [
    'chico 20/25 rubio ojos celestes, chica 20/25 morocha',
    ['men age=20-25 hair=blonde eyes=blue', 'women age=20-25'],
  ],
  [
    'Female, Asian, 25-30, long black hair; Male, Black, 30-35, shaved head',
    ['women age=25-30 hair=black', 'men age=30-35'],
  ],
  [
    'For the dad: 35-45, brown hair. For the mom: 30-40, blonde.',
    ['men age=35-45 hair=brown', 'women age=30-40 hair=blonde'],
  ],
  [
    'Mulher: 30 a 40 anos, morena. Homem: 35 a 45 anos. Criança: 6 a 8 anos (menino).',
    ['women age=30-40', 'men age=35-45', 'men kids'],
  ],
  [
    'Necesito: mujer (no rubia) de 30-40, hombre (no calvo) de 40-50',
    ['women -hair=blonde age=30-40', 'men -hair=bald age=40-50'],
  ],
  [
    'Any women between 30-45 with size 40-44 jeans and shoe 37?',
    ['women age=30-45 jeans=40-44 shoes=37-37'],
  ],
  [
    'We need a woman, mid-30s to early 40s, and her daughter (7-9).',
    ['1 women age=34-43', 'women kids'],
  ],
  ['mãe e filha: mãe 30-35, filha 5-7', ['women age=30-35', 'women kids']],
  ['mujer adulta mayor, 70 a 80', ['women age=70-80']],
  ['sessentona estilosa e trintão tatuado', ['women age=60-69', 'men age=30-39']],
  [
    '3 guys: one blond, one ginger, one bald. All 25-35.',
    ['1 men hair=blonde age=25-35', '1 men hair=red age=25-35', '1 men hair=bald age=25-35'],
  ],
  [
    '2 mulheres e 1 homem. O homem deve ter cabelo preto e 30 a 35 anos.',
    ['2 women', '1 men hair=black age=30-35'],
  ],
];
