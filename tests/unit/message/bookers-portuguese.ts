import type { MessageCase } from './message-case';

/** Messages in Portuguese by an author who had not seen the grammar; the last third are messy. */
export const BOOKERS_PORTUGUESE: readonly MessageCase[] = [
  [
    'Boa tarde, tudo bem? Sou a Fernanda Prado, produtora de elenco da Mirante Filmes. Estamos com um filme publicitário de uma rede de farmácias e precisamos de uma mulher na casa dos 40, cabelo castanho, e de um homem de 45 a 55 anos, grisalho, sem barba. Filmagem em Campinas nos dias 18 e 19 de agosto, cachê de R$ 4.200 cada. Uso em TV aberta e internet por 12 meses.',
    ['1 women age=40-49 hair=brown', '1 men age=45-55 hair=grey'],
    {
      name: 'Fernanda Prado',
      city: 'Campinas',
      dates: '18 e 19 de agosto',
      budget: 'R$ 4.200',
      media: 'TV aberta e internet',
      period: '12 meses',
    },
  ],
  [
    'Oi! Vi o trabalho de vocês no Instagram da minha filha, rs. Tenho uma marca de biquínis em Florianópolis e queria três meninas de 20 a 28 anos, manequim 36/38, pra fotografar a coleção nova. Pode ser qualquer cor de cabelo, só não quero ruivas.',
    ['3 women age=20-28 jeans=36-38 -hair=red'],
    { city: 'Florianópolis' },
  ],
  [
    'Prezados, solicitamos orçamento para 2 modelos masculinos, altura mínima de 1,86 m, e 4 modelos femininas, altura mínima de 1,76 m, para desfile de encerramento do semestre em Belo Horizonte, no dia 27/11. Sapato delas: 37 a 39. Verba de R$ 1.100 por modelo.',
    ['2 men height=186-', '4 women height=176- shoes=37-39'],
    { city: 'Belo Horizonte', dates: '27/11', budget: 'R$ 1.100' },
  ],
  [
    'Campanha de plano de saúde, família: pai 40, mãe 38, filha 8 e avó entre 65 e 72 anos, de cabelo branco. Precisam parecer parentes. Gravação em Goiânia, 3 e 4 de outubro, TV e digital, território nacional.',
    ['men age=40-40', 'women age=38-38', 'women kids', 'women age=65-72 hair=white'],
    { city: 'Goiânia', dates: '3 e 4 de outubro', media: 'TV e digital', territory: 'nacional' },
  ],
  [
    'Bom dia, o modelo que íamos usar adoeceu. Vocês teriam um homem negro, careca, de 30 a 38 anos, para entrar no lugar dele amanhã cedo, em Osasco? Sapato 42 e altura entre 1,78 e 1,84, pois as roupas já estão compradas.',
    ['1 men hair=bald age=30-38 shoes=42-42 height=178-184'],
    { dates: 'amanhã' },
  ],
  [
    'Oi, pessoal. Job de cosmético: procuramos uma mulher 50+ que tenha cabelo branco natural, outra na faixa dos 30, loira ou ruiva, olhos azuis ou verdes, e uma modelo plus size de 25 a 35 anos, manequim 48 a 52. Pele boa é fundamental, vamos fotografar bem de perto.',
    [
      '1 women age=50- hair=white',
      '1 women age=30-39 hair=blonde,red eyes=blue,green',
      '1 women curvy age=25-35 jeans=48-52',
    ],
  ],
  [
    'Olá! Para o videoclipe de uma cantora (nome ainda em sigilo) buscamos seis bailarinos, três mulheres e três homens, de 20 a 30 anos, com experiência em dança urbana. Sem tatuagens aparentes. Ensaio dia 9, gravação nos dias 12 e 13 de junho no Rio de Janeiro. Cachê: R$ 1.500 + ensaio R$ 300.',
    ['3 women age=20-30', '3 men age=20-30'],
    { dates: 'dia 9|12 e 13 de junho', city: 'Rio de Janeiro', budget: 'R$ 1.500|R$ 300' },
  ],
  [
    'Série documental precisa de 2 atrizes entre 25 e 30 anos, olhos cor de mel, e 1 ator de 60 a 70 anos para cenas de reconstituição. Não precisa decorar texto. A diretora gostaria de receber vídeos de apresentação.',
    ['2 women actors age=25-30 eyes=Honey', '1 men actors age=60-70'],
  ],
  [
    'Boa tarde, escrevo da produtora Maré Alta. Precisamos de duas raparigas dos 18 aos 24 anos, com 1,70 m ou mais, e de um rapaz de cabelo preto dos 20 aos 26, para um anúncio de telemóveis. Rodagem em Cascais de 5 a 7 de maio, cachet de 650 €. Direitos: Portugal, 1 ano, online e mupis.',
    ['2 women age=18-24 height=170-', '1 men hair=black age=20-26'],
    {
      city: 'Cascais',
      dates: '5 a 7 de maio',
      budget: '650 €',
      territory: 'Portugal',
      period: '1 ano',
      media: 'online e mupis',
    },
  ],
  [
    'Olá, bom dia. Para o catálogo de outono de uma marca de calçado do Porto procuramos modelos de pés: uma mulher que calce 37 e um homem que calce 42. A cara não aparece. Sessão na quinta, 200 euros cada.',
    ['1 women shoes=37-37', '1 men shoes=42-42'],
    { dates: 'quinta', budget: '200 euros' },
  ],
  [
    'oiee 💛 td bem?? seguinte, preciso pra ONTEM rs 😅\n- 1 menina loira (22-28)\n- 1 cara barbudo 30/35\n- 1 senhora +60\nfotos still dia 14/8 em sp, verba 800 por pessoa. vc me passa quem tem livre? bjss',
    ['1 women hair=blonde age=22-28', '1 men age=30-35', '1 women age=60-'],
    { dates: '14/8', city: 'sp', budget: '800' },
  ],
  [
    '---------- Forwarded message ---------\nDe: Ricardo Telles <ricardo@casaverdecasting.com.br>\nDate: ter., 3 de jun. de 2025 às 10:12\nSubject: ENC: elenco banco\nTo: Booking\n\nSegue perfil atualizado pelo cliente:\nMulheres (2): 28 a 34 anos, cabelos pretos\nHomens (1): 35 a 42 anos, olhos castanhos\nCrianças (2): 6 a 9 anos\n\nDiária em Santos, 21/06. Cachê R$ 2.700 adultos / R$ 1.200 crianças.',
    ['2 women age=28-34 hair=black', '1 men age=35-42 eyes=brown', '2 kids'],
    {
      name: 'Ricardo Telles',
      email: 'ricardo@casaverdecasting.com.br',
      city: 'Santos',
      dates: '21/06',
      budget: 'R$ 2.700|R$ 1.200',
    },
  ],
  [
    'URGENTE!!! PRECISO DE SUBSTITUIÇÃO PARA AMANHÃ: NO LUGAR DA MODELO RUIVA QUERO UMA PLATINADA, 1,74 PRA CIMA, MANEQUIM 36, DE 21 A 29 ANOS. O FOTÓGRAFO É O MESMO (BETO), O CLIENTE JÁ APROVOU A TROCA',
    ['1 women hair=platinum height=174- jeans=36-36 age=21-29'],
    { dates: 'AMANHÃ' },
  ],
  [
    'bom diaa, aq é o Caio (prod. Lume) 11 98765-4321. masc 25-35 x2, fem 25-35 x1, fem 40+ x1 — todos c/ cnh. pub de carro, gravação em Curitiba 2ª sem de set, buyout 6m digital',
    ['2 men age=25-35', '1 women age=25-35', '1 women age=40-'],
    {
      name: 'Caio',
      phone: '11 98765-4321',
      city: 'Curitiba',
      dates: '2ª sem de set',
      period: '6m',
      media: 'digital',
    },
  ],
  [
    'Hey! Tudo bom? We are shooting in Salvador em novembro e a gente precisa de two women 24-29, cabelo cacheado, e um homem negro 1,85m+, sem barba pls, 28-35. Também uma dupla de gêmeas (sisters!!) de 18 a 22. Fee a combinar, me manda o material até sexta?',
    ['2 women age=24-29', '1 men height=185- age=28-35', '2 women age=18-22'],
    { city: 'Salvador', dates: 'novembro', budget: 'a combinar' },
  ],
];
