import type { MessageCase } from './message-case';

/** Messages in Portuguese; the last third is messy. */
export const PORTUGUESE: readonly MessageCase[] = [
  [
    '2 mulheres 25 a 35, 1 homem grisalho 50+, SP, diária dia 12, mídia digital 6 meses, cachê 1.800',
    ['2 women age=25-35', '1 men hair=grey age=50-'],
    { city: 'SP', dates: 'dia 12', media: 'digital', period: '6 meses', budget: '1.800' },
  ],
  [
    'Bom dia! Preciso de 3 modelos femininas, de 1,75 a 1,80 m, manequim 38, para um lookbook em São Paulo nos dias 4 e 5 de março.',
    ['3 women height=175-180 jeans=38-38'],
    { city: 'São Paulo', dates: '4 e 5 de março' },
  ],
  [
    'Oi, aqui é a Marina da Luz Filmes. Procuro um homem de 30 a 40 anos, olhos claros não precisa, cabelo castanho. Cachê de R$ 3.500.',
    ['1 men age=30-40 hair=brown'],
    { name: 'Marina', budget: 'R$ 3.500' },
  ],
  [
    'Casting para comercial de banco: uma mulher loira de 40 a 50 anos e um homem careca de 45 a 55 anos. TV aberta, 12 meses, território nacional.',
    ['1 women hair=blonde age=40-50', '1 men hair=bald age=45-55'],
    { media: 'TV aberta', period: '12 meses', territory: 'nacional' },
  ],
  [
    'Preciso de duas ruivas de olhos verdes, 20-28 anos, para editorial.',
    ['2 women hair=red eyes=green age=20-28'],
  ],
  [
    'Quatro homens acima de 1,85 m para desfile no Rio de Janeiro, dia 22/04. Cachê 900 reais.',
    ['4 men height=185-'],
    { city: 'Rio de Janeiro', dates: '22/04', budget: '900 reais' },
  ],
  [
    'Buscamos 1 menina de 8 anos e 1 menino de 10 anos para campanha de volta às aulas. Uso em internet e mídia impressa por 1 ano.',
    ['1 women kids', '1 men kids'],
    { media: 'internet e mídia impressa', period: '1 ano' },
  ],
  [
    'Uma adolescente de 15 anos, cabelo cacheado, para catálogo em Curitiba.',
    ['1 women teen'],
    { city: 'Curitiba' },
  ],
  [
    '5 modelos plus size, 25 a 45 anos. Redes sociais, 3 meses. Verba total R$ 10.000,00',
    ['5 curvy age=25-45'],
    { media: 'Redes sociais', period: '3 meses', budget: 'R$ 10.000,00' },
  ],
  [
    'Preciso de uma mulher negra, 30 a 35 anos, e de um homem branco da mesma idade. Gravação em Salvador.',
    ['1 women age=30-35', '1 men age=30-35'],
    { city: 'Salvador' },
  ],
  [
    'Vocês têm atrizes entre 50 e 60 anos? Seriam 2, para filme institucional, veiculação interna.',
    ['2 women actors age=50-60'],
    { media: 'interna' },
  ],
  [
    'Olá, tudo bem? Quero 1 mulher morena, que não seja loira, com sapato 36 e busto 88.',
    ['1 women hair=brown -hair=blonde shoes=36-36 bust=88-88'],
  ],
  [
    'Três homens de 18 a 25 anos, sem barba, altura mínima 1,80. Teste dia 3, gravação dia 7 de julho.',
    ['3 men age=18-25 height=180-'],
    { dates: 'dia 3|dia 7 de julho' },
  ],
  [
    'Mulheres entre 1,70 e 1,78, manequim 36 a 38, quadril até 92. E-commerce em Belo Horizonte.',
    ['women height=170-178 jeans=36-38 hips=-92'],
    { city: 'Belo Horizonte', media: 'E-commerce' },
  ],
  [
    'Procuro new faces femininas com mais de 1,74 m. Enviar opções para casting@agencialuz.com.br',
    ['women new_faces height=174-'],
    { email: 'casting@agencialuz.com.br' },
  ],
  [
    'Preciso de um casal: ele 35 a 45 anos grisalho, ela 30 a 40 anos loira.',
    ['men age=35-45 hair=grey', 'women age=30-40 hair=blonde'],
  ],
  [
    'Uma senhora de 65 a 75 anos, cabelo branco, e um senhor de 70 anos. Porto Alegre, semana de 10 de maio.',
    ['1 women age=65-75 hair=white', '1 men age=70-70'],
    { city: 'Porto Alegre', dates: 'semana de 10 de maio' },
  ],
  [
    'Modelo masculino, 1,88 m, calça 42, sapato 42, olhos azuis.',
    ['men height=188-188 jeans=42-42 shoes=42-42 eyes=blue'],
  ],
  [
    'Favor cotar 2 homens (40 a 50 anos) e 2 mulheres (35 a 45 anos). Praça: Brasil. Período: 6 meses. Mídia: TV, digital e OOH.',
    ['2 men age=40-50', '2 women age=35-45'],
    { territory: 'Brasil', period: '6 meses', media: 'TV, digital e OOH' },
  ],
  [
    'Uma mulher de uns 28 a 32 anos, cabelo preto, olhos castanhos. Cachê R$ 2.200 + 20% de agência.',
    ['1 women age=28-32 hair=black eyes=brown'],
    { budget: 'R$ 2.200 + 20%' },
  ],
  [
    'Queria 6 figurantes, 3 homens e 3 mulheres, 20 a 60 anos, dia 15 de agosto em Recife.',
    ['3 men age=20-60', '3 women age=20-60'],
    { city: 'Recife', dates: '15 de agosto' },
  ],
  [
    'Mulher, loira ou ruiva, 1,72 a 1,80, 20 a 30 anos. Não pode ter olhos azuis.',
    ['women hair=blonde,red height=172-180 age=20-30 -eyes=blue'],
  ],
  [
    'Preciso de gêmeas de 25 anos. Caso não tenham, duas irmãs parecidas de 20 a 30 anos.',
    ['2 women age=20-30', 'age=25-25'],
  ],
  [
    'Dois meninos de 5 a 7 anos e uma menina de 4 anos para campanha de iogurte, todo o Brasil, 24 meses.',
    ['2 men kids', '1 women kids'],
    { territory: 'Brasil', period: '24 meses' },
  ],
  [
    'Modelo feminina com 1,76 de altura, 60 de cintura, 90 de quadril e 84 de busto, desfile dia 30.',
    ['women height=176-176 waist=60-60 hips=90-90 bust=84-84'],
    { dates: 'dia 30' },
  ],
  [
    'Um homem sênior para anúncio de plano de saúde, e uma mulher sênior. Diária 14/09, Campinas, cachê 1.200 por pessoa.',
    ['1 men senior', '1 women senior'],
    { dates: '14/09', city: 'Campinas', budget: '1.200' },
  ],
  [
    'Boa tarde, sou Paulo Mendes, da Agência Norte, (11) 98765-4321. Preciso de 2 atores de 30 a 40 anos.',
    ['2 actors age=30-40'],
    { name: 'Paulo Mendes', phone: '(11) 98765-4321' },
  ],
  [
    'Homens até 1,75 m, 50 anos ou mais, cabelo grisalho ou branco.',
    ['men height=-175 age=50- hair=grey,white'],
  ],
  [
    'Seriam 2 mulheres de 18 a 22 anos, 1 de cabelo loiro e 1 de cabelo preto.',
    ['2 women age=18-22', 'hair=blonde', 'hair=black'],
  ],
  [
    'Mulher de 35 anos, mãe, e criança de 6 anos, para capa de revista. Fotos dia 9 de novembro no Rio.',
    ['women age=35-35', 'kids'],
    { dates: '9 de novembro', city: 'Rio' },
  ],
  ['Uma modelo de mão, sem tatuagem, unhas curtas. Cachê 700.', ['1'], { budget: '700' }],
  [
    '10 mulheres, de 20 a 40 anos, manequim 44 ou 46, para marca de lingerie. Internet, 1 ano, Brasil e Portugal.',
    ['10 women age=20-40 jeans=44-46'],
    { media: 'Internet', period: '1 ano', territory: 'Brasil e Portugal' },
  ],
  [
    'Homem ruivo de olhos castanhos com 25 a 30 anos. Só preciso de um. Obrigado, Renato',
    ['1 men hair=red eyes=brown age=25-30'],
    { name: 'Renato' },
  ],
  [
    'Garota de 17 anos ou menos, estilo skatista, para clipe em SP. Cachê: a combinar.',
    ['women'],
    { city: 'SP', budget: 'a combinar' },
  ],
  [
    '✨ CASTING URGENTE ✨\n👉 02 MULHERES 25/35 ANOS\n👉 01 HOMEM 40/50 ANOS\n📍 SP\n📅 18/03\n💰 R$ 1.500',
    ['2 women age=25-35', '1 men age=40-50'],
    { city: 'SP', dates: '18/03', budget: 'R$ 1.500' },
  ],
  [
    'oii td bem? vc tem mulher loira 1,75 pra cima man 38?? é p amanhã kkk 😅',
    ['women hair=blonde height=175- jeans=38-38'],
    { dates: 'amanhã' },
  ],
  [
    '---------- Forwarded message ---------\nDe: Carla Dias <carla@studioc.com.br>\nData: seg., 2 de fev. de 2026\nAssunto: casting verão\nPara: produção\n\n- 1 mulher, 22 a 28 anos, morena\n- 1 homem, 25 a 32 anos, olhos verdes\nLocação: Florianópolis\nVeiculação: digital, 6 meses',
    ['1 women age=22-28 hair=brown', '1 men age=25-32 eyes=green'],
    {
      name: 'Carla Dias',
      email: 'carla@studioc.com.br',
      city: 'Florianópolis',
      media: 'digital',
      period: '6 meses',
    },
  ],
  [
    'Perfil 1: fem, 30-40a, cab. curto\nPerfil 2: masc, 45-55a, grisalho\nPerfil 3: masc 20-25a',
    ['women age=30-40', 'men age=45-55 hair=grey', 'men age=20-25'],
  ],
  [
    'preciso 4 ayer 😂 brincadeira, preciso de 4 modelos p/ amanhã: 2 H e 2 M, 20~30 anos',
    ['2 men age=20-30', '2 women age=20-30'],
    { dates: 'amanhã' },
  ],
  [
    'Job e-commerce | SP | 3 diárias: 10, 11 e 12/06 | modelo fem 1.74+ | sapato 37 | jeans 36-38 | 💵 1.100/dia',
    ['women height=174- shoes=37-37 jeans=36-38'],
    { city: 'SP', dates: '10, 11 e 12/06', media: 'e-commerce', budget: '1.100' },
  ],
  [
    'Hi! Precisamos de 2 girls, blonde, 20-25, altura 1,75+, shooting em São Paulo next week',
    ['2 women hair=blonde age=20-25 height=175-'],
    { city: 'São Paulo', dates: 'next week' },
  ],
  [
    '• Mãe 35-40\n• Pai 35-45\n• Filha 6 anos\n• Filho 14 anos\nFilmagem 20/10, Brasília. Cachês: adultos 2k, crianças 1k',
    ['women age=35-40', 'men age=35-45', 'women kids', 'men teen'],
    { dates: '20/10', city: 'Brasília', budget: '2k' },
  ],
  [
    'BRIEFING\nCliente: Banco Azul\nProduto: cartão\nElenco:\n1) Mulher negra 30-35\n2) Homem asiático 25-30\n3) Senhora 70+\nPraças: SP e RJ\nTempo de uso: 1 ano\nMeios: TV fechada + internet',
    ['women age=30-35', 'men age=25-30', 'women age=70-'],
    { territory: 'SP e RJ', period: '1 ano', media: 'TV fechada + internet' },
  ],
  [
    'Fala Ju, beleza? 🙌 Lembra daquela ruiva de olho azul? quero algo assim, 1 só, até 30 anos. bjs, Dani 21 99876-5432',
    ['1 women hair=red eyes=blue age=-30'],
    { name: 'Dani', phone: '21 99876-5432' },
  ],
  [
    'modelos p desfile:: 6 fem (1,77 a 1,82) + 4 masc (1,86 a 1,90) — prova dia 2 — desfile dia 5',
    ['6 women height=177-182', '4 men height=186-190'],
    { dates: 'dia 2|dia 5' },
  ],
  [
    'Enc: RES: casting\n> Precisamos de 1 H 35-45 anos, não grisalho\n> e 1 M 30-38 anos, cabelos escuros\n> Cachê bruto R$ 4.000\nAtt.\nFernanda Lima\n+55 11 91234-5678',
    ['1 men age=35-45 -hair=grey', '1 women age=30-38'],
    { budget: 'R$ 4.000', name: 'Fernanda Lima', phone: '+55 11 91234-5678' },
  ],
  [
    '🔴 mulher 50+ cabelo branco (pode ser grisalho) 🔴 homem 60+ 🔴 criança 5 anos 🔴 mídia: toda, exceto TV 🔴 prazo 3 meses',
    ['women age=50- hair=white,grey', 'men age=60-', 'kids'],
    { media: 'toda, exceto TV', period: '3 meses' },
  ],
  [
    'gente alguém? 1 fem loira NÃO platinada 1,70-1,75 man.36 sap.35 RJ dia 8 urg',
    ['1 women hair=blonde -hair=platinum height=170-175 jeans=36-36 shoes=35-35'],
    { city: 'RJ', dates: 'dia 8' },
  ],
  [
    'Orçamento p/ 2 hs e 1 mulher??? 25-40 todos. LATAM. 12m. digital+ooh 🙏',
    ['2 men age=25-40', '1 women age=25-40'],
    { territory: 'LATAM', period: '12m', media: 'digital+ooh' },
  ],
  [
    'Olá! Vi o site de vocês ❤️ Quero saber como faço para minha filha de 9 anos ser modelo? Obrigada, Patrícia',
    [],
    { name: 'Patrícia' },
  ],
];
