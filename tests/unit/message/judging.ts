import type { MessageCase } from './message-case';

// The author of these messages had not seen the grammar. They judge it, so it is not changed to fit them.

const PORTUGUESE: readonly MessageCase[] = [
  [
    'Oi, tudo bem? Preciso de 3 mulheres de 20 a 28 anos, altura mínima 1,74, para uma marca de biquínis em São Paulo nos dias 8 e 9 de abril. Cachê 1.500 por diária. Obrigada! Camila',
    ['3 women age=20-28 height=174-'],
    { dates: '8 e 9 de abril', city: 'São Paulo', budget: '1.500', name: 'Camila' },
  ],
  [
    'Bom dia! Casting p/ comercial de banco 🏦\n• Casal: ele 40-45, grisalho; ela 35-40, cabelo castanho\n• 1 menina 7 anos\nFilmagem 22/05 no RJ\nVeiculação TV aberta + internet, 12 meses, Brasil\nCachê ele/ela R$ 4.000, criança R$ 2.000',
    ['men age=40-45 hair=grey', 'women age=35-40 hair=brown', '1 women kids'],
    {
      dates: '22/05',
      city: 'RJ',
      media: 'TV aberta|internet',
      period: '12 meses',
      territory: 'Brasil',
      budget: '4.000|2.000',
    },
  ],
  [
    'vcs têm alguma ruiva de olhos verdes, manequim 36 ou 38, que calce 37? é pra semana q vem em BH',
    ['women hair=red eyes=green jeans=36-38 shoes=37-37'],
    { dates: 'semana q vem', city: 'BH' },
  ],
  [
    'Boa tarde, procuramos um ator entre 55 e 65 anos, careca ou de cabelo branco, com experiência em humor. Diária única em Curitiba, 17 de junho. Uso em redes sociais por três meses. Verba: R$ 3.500,00 bruto. Att, Rodrigo Lemos - (41) 99123-4567',
    ['1 men actors age=55-65 hair=bald,white'],
    {
      dates: '17 de junho',
      city: 'Curitiba',
      media: 'redes sociais',
      period: 'três meses',
      budget: '3.500',
      name: 'Rodrigo Lemos',
      phone: '99123-4567',
    },
  ],
  [
    'Elenco: duas meninas e um menino, todos com 5 ou 6 anos, p/ campanha de volta às aulas. Nada de loiros, por favor.',
    ['2 women kids -hair=blonde', '1 men kids -hair=blonde'],
  ],
  [
    'Olá! Sou a Bia, da produtora Lagoa. Estamos montando elenco com 4 modelos plus size, mulheres, de 25 até 45, manequim 46 a 52. Gravação em Porto Alegre dia 3/10. Digital, 6 meses, território nacional. 2.200 + 20% de agência.',
    ['4 women curvy age=25-45 jeans=46-52'],
    {
      dates: '3/10',
      city: 'Porto Alegre',
      media: 'Digital',
      period: '6 meses',
      territory: 'nacional',
      budget: '2.200',
      name: 'Bia',
    },
  ],
  [
    'Encaminhada\n[14/02/2025 09:41] Júlia Produção: gente bom dia\n[14/02/2025 09:42] Júlia Produção: preciso de 2 rapazes até 25 anos, acima de 1,85, pra desfile\n[14/02/2025 09:42] Júlia Produção: dia 21/03 em Fortaleza, pagam 900',
    ['2 men age=-25 height=185-'],
    { dates: '21/03', city: 'Fortaleza', budget: '900', name: 'Júlia' },
  ],
  [
    'Precisamos de novos rostos, femininos e masculinos, 18 a 22 anos, a partir de 1,72 elas e 1,83 eles.',
    ['women new_faces age=18-22 height=172-', 'men new_faces age=18-22 height=183-'],
  ],
  [
    'Job: campanha de cerveja 🍺 só maiores de 25!\n- 2 homens 25/35\n- 2 mulheres 25/35 (uma delas negra)\n- 1 senhora 60+\nLocação: Florianópolis\nDatas: prova de roupa 04/11, foto 06/11 e 07/11\nMídia: OOH, PDV e digital | 1 ano | Brasil e Argentina\nCachê: homens e mulheres 3k, senhora 2,5k',
    ['2 men age=25-35', '2 women age=25-35', '1 women age=60-'],
    {
      dates: '04/11|06/11|07/11',
      city: 'Florianópolis',
      media: 'OOH|PDV|digital',
      period: '1 ano',
      territory: 'Brasil|Argentina',
      budget: '3k|2,5k',
    },
  ],
  [
    'Boa tarde, somos uma produtora do Porto e procuramos um rapaz e uma rapariga entre os 18 e os 24 anos para um anúncio de telecomunicações. Filmagens em Lisboa a 12 e 13 de fevereiro. Utilização: Portugal, 1 ano, televisão e online. Pagamos 1.200€ por pessoa mais comissão. Cumprimentos, Tiago Abrantes',
    ['1 men age=18-24', '1 women age=18-24'],
    {
      dates: '12 e 13 de fevereiro',
      city: 'Lisboa',
      media: 'televisão|online',
      period: '1 ano',
      territory: 'Portugal',
      budget: '1.200',
      name: 'Tiago Abrantes',
    },
  ],
  [
    'preciso de opções de homem 30-40 barba, olhos claros ou nao tanto faz, 1,80 pra cima, manequim 42. pode ser dia 15 ou 16, studio na Barra Funda SP. cache 1800 liquido',
    ['men age=30-40 height=180- jeans=42-42'],
    { dates: '15|16', city: 'SP', budget: '1800' },
  ],
  [
    'Oi Fê! A cliente agora quer uma mulher na casa dos 50, cabelos grisalhos naturais, nada de tinta rs. Mesmo job de cosméticos.',
    ['1 women age=50-59 hair=grey'],
  ],
  [
    'Elenco infantil e teen: bebê de 8 a 12 meses, criança de 4 anos (menino) e adolescente de 15 (menina). Gravação em Campinas, segunda quinzena de agosto.',
    ['kids', 'men kids', 'women teen'],
    { dates: 'segunda quinzena de agosto', city: 'Campinas' },
  ],
  [
    'Somente mulheres!! 18-30, 1.70 a 1.78, busto até 90, quadril até 92, sem loiras. E-commerce de lingerie, SP capital, dia 02/09. Cachê 1.100/diária (8h).',
    ['women age=18-30 height=170-178 bust=-90 hips=-92 -hair=blonde'],
    { dates: '02/09', city: 'SP', media: 'E-commerce', budget: '1.100' },
  ],
  [
    'Para: bookings@agencia.example\nDe: Marcos Vidal <marcos@ondafilmes.example>\nAssunto: Elenco filme institucional\n\nPrezados, solicitamos sugestões para os seguintes perfis:\n1) Executiva, 35 a 45 anos\n2) Médico, 50 a 60 anos, cabelos grisalhos\n3) Estudante universitária, 19 a 23 anos, ruiva\nA filmagem ocorrerá em Brasília entre 10 e 14 de março. Veiculação apenas em intranet, 2 anos.',
    ['women age=35-45', 'men age=50-60 hair=grey', 'women age=19-23 hair=red'],
    {
      dates: '10 e 14 de março',
      city: 'Brasília',
      media: 'intranet',
      period: '2 anos',
      name: 'Marcos Vidal',
      email: 'marcos@ondafilmes.example',
    },
  ],
  [
    'oi! tem disponibilidade de 1 F e 1 M, 28-34, sorriso bonito, p/ still de cosmético? quinta agora, 4h de estúdio, vila madalena sp. 600 cada',
    ['1 women age=28-34', '1 men age=28-34'],
    { dates: 'quinta', city: 'sp', budget: '600' },
  ],
  [
    'Buscamos homens e mulheres acima dos 60 anos, ativos, que saibam dançar. Recife, outubro. Cachê-teste de R$ 150 e cachê de R$ 2.800.',
    ['men age=60-', 'women age=60-'],
    { dates: 'outubro', city: 'Recife', budget: '150|2.800' },
  ],
  [
    'Modelo masculino, 1,88, olhos azuis, sapato 43, terno 50. Fitting amanhã às 10h, desfile sábado. RJ.',
    ['men height=188-188 eyes=blue shoes=43-43'],
    { dates: 'amanhã|sábado', city: 'RJ' },
  ],
  [
    'Campanha dia das mães 💐: mãe (30 a 38) e filha (9 anos) parecidas, ambas de cabelo preto e olhos castanhos. Foto 11 de abril, SP. Uso: digital e loja, 90 dias',
    ['women age=30-38 hair=black eyes=brown', 'women kids hair=black eyes=brown'],
    { dates: '11 de abril', city: 'SP', media: 'digital|loja', period: '90 dias' },
  ],
  [
    'Boa noite. Orçamento para 1 dia de gravação com três atrizes de 40 a 55 anos e um ator de 20 a 25. Uso perpétuo, mundo todo, todas as mídias. Temos até R$ 30 mil no total. Cidade: Salvador. Contato: Helena, helena.costa@filme.example',
    ['3 women actors age=40-55', '1 men actors age=20-25'],
    {
      city: 'Salvador',
      media: 'todas as mídias',
      period: 'perpétuo',
      territory: 'mundo',
      budget: '30 mil',
      name: 'Helena',
      email: 'helena.costa@filme.example',
    },
  ],
  [
    'A marca não quer crianças nem adolescentes, só adultos: 5 mulheres de 30 até 50 e 3 homens da mesma idade.',
    ['5 women age=30-50', '3 men age=30-50'],
  ],
  [
    'Vcs tem criativos no casting? Queríamos 3, entre 25 e 40, p/ um evento de moda em SP no mês de julho',
    ['3 creative age=25-40'],
    { dates: 'julho', city: 'SP' },
  ],
  [
    'MODELOS INTERNACIONAIS — 6 mulheres, 1,76+, quadril máx 90, sapato 38 a 40. Temporada em Milão de 15/01 a 28/02.',
    ['6 women international height=176- hips=-90 shoes=38-40'],
    { dates: '15/01|28/02', city: 'Milão' },
  ],
  [
    'ola bom dia presiso de 1 homen 45/55 grisalo e 1 mulher 40/50 loira pra propaganda de carro, grava dia 28 em Goiania, caxe 2500 mais agencia, internet 6 mezes',
    ['1 men age=45-55 hair=grey', '1 women age=40-50 hair=blonde'],
    { dates: '28', city: 'Goiania', media: 'internet', period: '6 mezes', budget: '2500' },
  ],
  [
    'Confirmado! Diária dia 12/09, 7h, Estúdio Quanta. Qualquer coisa me liga: 11 97654-3210. Abs, Léo',
    [],
    { dates: '12/09', name: 'Léo', phone: '97654-3210' },
  ],
];

const ENGLISH: readonly MessageCase[] = [
  [
    "Hi there, we're shooting a skincare campaign in London on 14 and 15 May and need two women in their 50s with grey or white hair. Usage is digital and OOH, UK only, 12 months. Fee £2,000 per day plus agency. Best, Harriet Cole",
    ['2 women age=50-59 hair=grey,white'],
    {
      dates: '14 and 15 May',
      city: 'London',
      media: 'digital|OOH',
      period: '12 months',
      territory: 'UK',
      budget: '2,000',
      name: 'Harriet Cole',
    },
  ],
  [
    "Looking for a male model, 6'1 or taller, 25 to 32, no redheads. Shoe EU 44.",
    ['1 men height=185- age=25-32 -hair=red shoes=44-44'],
  ],
  [
    'CASTING CALL 🎬\n▪️ Dad, 38–45\n▪️ Mum, 35–42, brunette\n▪️ Son 8 yo\n▪️ Teenage daughter, 15\nShoot: Sat 6 Sept, Manchester\nRate: £750 adults / £400 kids\nBuyout: 2 yrs, all media, Europe',
    ['men age=38-45', 'women age=35-42 hair=brown', 'men kids', 'women teen'],
    {
      dates: '6 Sept',
      city: 'Manchester',
      media: 'all media',
      period: '2 yrs',
      territory: 'Europe',
      budget: '750|400',
    },
  ],
  [
    'Need 1F + 2M asap, 20-25ish, NYC, tmrw. $1.5k each. digital only, 3 mos',
    ['1 women age=20-25', '2 men age=20-25'],
    { dates: 'tmrw', city: 'NYC', media: 'digital', period: '3 mos', budget: '1.5k' },
  ],
  [
    "Do you have anybody over 65 who can skate? Gender doesn't matter. We film in Cape Town the week of 9 February.",
    ['age=65-'],
    { dates: '9 February', city: 'Cape Town' },
  ],
  [
    'Good morning,\n\nWe are casting four new faces, women only, between 5\'9" and 5\'11", hips no more than 90 cm, for our spring show in Milan. Fittings are on 3 March, the show is on 5 March.\n\nKind regards,\nChiara',
    ['4 women new_faces height=175-180 hips=-90'],
    { dates: '3 March|5 March', city: 'Milan', name: 'Chiara' },
  ],
  [
    'curvy girl, size 44-48 EU, 25-35, blonde hair blue eyes, for swimwear brand. Location Tulum, 4 days between April 20 and 30. Budget USD 6,000 all in. Regards Dana / dana@saltbrand.example / +1 305 555 0142',
    ['women curvy jeans=44-48 age=25-35 hair=blonde eyes=blue'],
    {
      dates: 'April 20 and 30',
      city: 'Tulum',
      budget: '6,000',
      name: 'Dana',
      phone: '305 555 0142',
      email: 'dana@saltbrand.example',
    },
  ],
  [
    '---------- Forwarded message ---------\nFrom: Priya Nair <priya@northlight.example>\nDate: Mon, 3 Mar 2025 at 10:12\nSubject: Models for bank film\nTo: <bookings@vitrine.example>\n\nHey team, could you send me options for the below?\nHero woman - 30s, black hair\nBest friend (female) - 30s, anything but blonde\nBarista (male) - 20s\nShoot date is 27 March in Bristol. TV + VOD, UK & Ireland, one year.',
    ['women age=30-39 hair=black', 'women age=30-39 -hair=blonde', 'men age=20-29'],
    {
      dates: '27 March',
      city: 'Bristol',
      media: 'TV|VOD',
      period: 'one year',
      territory: 'UK|Ireland',
      name: 'Priya Nair',
      email: 'priya@northlight.example',
    },
  ],
  [
    'Hiya! Kids casting: 3 boys and 3 girls aged 4-6, plus one baby (6-9 months). Parents must be on set. Leeds, 28 October.',
    ['3 men kids', '3 women kids', '1 kids'],
    { dates: '28 October', city: 'Leeds' },
  ],
  [
    "We'd love a man, 55+, silver hair, 185 cm or above. And a lady of 50 to 60 with platinum hair.",
    ['1 men age=55- hair=grey height=185-', '1 women age=50-60 hair=platinum'],
  ],
  [
    'Six people, 18 to 26, any gender, first-timers welcome, streetwear brand. Berlin, late June. €500 flat incl. usage (social media worldwide, 1 year).',
    ['6 age=18-26'],
    {
      dates: 'June',
      city: 'Berlin',
      media: 'social media',
      period: '1 year',
      territory: 'worldwide',
      budget: '500',
    },
  ],
  [
    "Hi Marta, quick check: are any of your women 1m78+ with green eyes free on Thursday? No blondes. It's for a perfume still.",
    ['women height=178- eyes=green -hair=blonde'],
    { dates: 'Thursday' },
  ],
  [
    'Senior ladies and gents 60–75, 3 of each. Pharma client. Shooting in Basel 11/12 & 11/13.',
    ['3 women senior age=60-75', '3 men senior age=60-75'],
    { dates: '11/12|11/13', city: 'Basel' },
  ],
  [
    'pls send: m 30-40 bald, m 30-40 w/ beard, f 30-40 curly brown hair. shoot 2/14 LA, 10hr day, $2,500+20, US broadcast + streaming, 13 wks',
    ['men age=30-40 hair=bald', 'men age=30-40', 'women age=30-40 hair=brown'],
    {
      dates: '2/14',
      city: 'LA',
      media: 'broadcast|streaming',
      period: '13 wks',
      territory: 'US',
      budget: '2,500',
    },
  ],
  [
    "I'm producing a film for a watch brand. I'm after one actress aged 45 to 55, fluent in French, and two male actors no older than 40. Geneva, from the 3rd to the 5th of June. Call me on +41 22 555 01 23. Olivier",
    ['1 women actors age=45-55', '2 men actors age=-40'],
    {
      dates: '3rd|5th of June',
      city: 'Geneva',
      name: 'Olivier',
      phone: '22 555 01 23',
    },
  ],
  [
    'No kids or teens on this one. Just a woman, 28-35, red hair, 5ft7 to 5ft9.',
    ['1 women age=28-35 hair=red height=170-175'],
  ],
  [
    '5 x female (18–25), 2 x male (20–30). Wardrobe call 1st Oct, shoot 2nd Oct. Dublin. Day rate €650 + €1,000 usage. Stills for web & in-store, Ireland, 18 months.',
    ['5 women age=18-25', '2 men age=20-30'],
    {
      dates: '1st Oct|2nd Oct',
      city: 'Dublin',
      media: 'web|in-store',
      period: '18 months',
      territory: 'Ireland',
      budget: '650|1,000',
    },
  ],
  [
    'Any thirty-something guys with brown hair and hazel eyes? Between 1.80 and 1.90 m. Austin TX, first week of November.',
    ['men age=30-39 hair=brown eyes=Hazel height=180-190'],
    { dates: 'first week of November', city: 'Austin' },
  ],
  [
    'yo, need a teen boy 14-16, skater, and a girl same age. both w/ braces if possible lol. Sydney, next wknd, AUD 900',
    ['1 men teen', '1 women teen'],
    { dates: 'next wknd', city: 'Sydney', budget: '900' },
  ],
  [
    'We require a family of four: mother (30-35), father (33-40), two kids (one girl 6, one boy 10). Printed flyers and billboards within Germany for six months; Hamburg, 19.07.',
    ['women age=30-35', 'men age=33-40', '1 women kids', '1 men kids'],
    {
      dates: '19.07',
      city: 'Hamburg',
      media: 'flyers|billboards',
      period: 'six months',
      territory: 'Germany',
    },
  ],
  [
    'Looking for creatives (25–45) to front our podcast launch, 2 men & 2 women.',
    ['2 men creative age=25-45', '2 women creative age=25-45'],
  ],
  [
    'Plus-size men, anyone? 35 to 50, XL+, chest 110-120, Birmingham, 8th Jan. £500 BSF',
    ['men curvy age=35-50 bust=110-120'],
    { dates: '8th Jan', city: 'Birmingham', budget: '500' },
  ],
  [
    'Hola/Hi! Buscamos 2 girls 20-30, rubias or light brown hair, para un shooting in Ibiza, 5-7 julio. Fee 1000€/day. Thx, Nico',
    ['2 women age=20-30 hair=blonde,LightBrown'],
    { dates: '5-7 julio', city: 'Ibiza', budget: '1000', name: 'Nico' },
  ],
  [
    "lookin for a femal model betwen 21 and 27, hight 5'8+, brown eys, avaliable 20th agust in Chicago. rate is 1,200 a day. web + socail 1 yr",
    ['1 women age=21-27 height=173- eyes=brown'],
    {
      dates: '20th agust',
      city: 'Chicago',
      media: 'web|socail',
      period: '1 yr',
      budget: '1,200',
    },
  ],
  [
    "Thanks for these! Client loves Anna and Jo. Can you hold them for 23 & 24 April please? Paris. We'll confirm by Friday. Sam",
    [],
    { dates: '23 & 24 April', city: 'Paris', name: 'Sam' },
  ],
];

const SPANISH: readonly MessageCase[] = [
  [
    'Hola, buenos días. Necesitamos tres chicas de entre 18 y 25 años, mínimo 1,73 de altura, para una campaña de gafas en Madrid el 10 de abril. Derechos: redes sociales y web, España, un año. Presupuesto: 800 € por modelo. Gracias, Lucía Prado',
    ['3 women age=18-25 height=173-'],
    {
      dates: '10 de abril',
      city: 'Madrid',
      media: 'redes sociales|web',
      period: 'un año',
      territory: 'España',
      budget: '800',
      name: 'Lucía Prado',
    },
  ],
  [
    'Buscamos treintañeros, hombre y mujer, con pinta de vecinos normales. Rodaje en Valencia.',
    ['men age=30-39', 'women age=30-39'],
    { city: 'Valencia' },
  ],
  [
    'CASTING 📣 CDMX\n🔹 1 hombre 40-50 canoso\n🔹 1 mujer 30-40 pelirroja\n🔹 1 niño 6-8\n🔹 1 niña 6-8\nLlamado: 18 de octubre\nMedios: TV abierta, digital y cine\nVigencia: 6 meses\nTerritorio: México\nPago: $15,000 adultos, $8,000 niños',
    ['1 men age=40-50 hair=grey', '1 women age=30-40 hair=red', '1 men kids', '1 women kids'],
    {
      dates: '18 de octubre',
      city: 'CDMX',
      media: 'TV abierta|digital|cine',
      period: '6 meses',
      territory: 'México',
      budget: '15,000|8,000',
    },
  ],
  [
    'hola!! tenéis alguna modelo curvy, rubia o pelirroja, talla 44-48? es pa un ecommerce en bcn, el martes 8. pagan 450',
    ['women curvy hair=blonde,red jeans=44-48'],
    { dates: 'martes 8', city: 'bcn', media: 'ecommerce', budget: '450' },
  ],
  [
    'Che, necesito dos pibes de 20 a 26 y una mina de la misma edad, altos (1.80 para arriba los chicos). Buenos Aires, viernes 14. 200 lucas cada uno.',
    ['2 men age=20-26 height=180-', '1 women age=20-26'],
    { dates: 'viernes 14', city: 'Buenos Aires', budget: '200' },
  ],
  [
    'Estimados: para la película corporativa de una aseguradora requerimos un actor de 60 a 70 años, cabello blanco, y una actriz de 30 a 35 que no sea rubia. La filmación será en Bogotá del 5 al 9 de mayo. Atentamente, Andrés Ospina, andres@tresmontes.example, cel. 310 555 0199',
    ['1 men actors age=60-70 hair=white', '1 women actors age=30-35 -hair=blonde'],
    {
      dates: '5 al 9 de mayo',
      city: 'Bogotá',
      name: 'Andrés Ospina',
      phone: '310 555 0199',
      email: 'andres@tresmontes.example',
    },
  ],
  [
    'Me hacen falta un par de chicas new face, a partir de 1,75, pecho máx. 86, cadera máx. 89, pie 39. Pasarela en Barcelona, 2 y 3 de febrero.',
    ['2 women new_faces height=175- bust=-86 hips=-89 shoes=39-39'],
    { dates: '2 y 3 de febrero', city: 'Barcelona' },
  ],
  [
    'Reenviado:\nDe: Sofía Ibarra <sofia.ibarra@clave.example>\nEnviado: lunes, 13 de enero de 2025 17:05\nPara: Booking\nAsunto: RV: perfiles spot\n\nNos faltan:\n- Abuela 70-75, pelo canoso\n- Abuelo 70-75, calvo\n- Nieta 10 años\nRodamos el 30 de enero en Sevilla. Buyout 1 año España TV + internet. 1.500 € brutos los abuelos, 700 € la niña.',
    ['women age=70-75 hair=grey', 'men age=70-75 hair=bald', 'women kids'],
    {
      dates: '30 de enero',
      city: 'Sevilla',
      media: 'TV|internet',
      period: '1 año',
      territory: 'España',
      budget: '1.500|700',
      name: 'Sofía Ibarra',
      email: 'sofia.ibarra@clave.example',
    },
  ],
  [
    'Perfil: mujer, 35 años, ojos verdes, pelo castaño claro. Nada más.',
    ['women age=35-35 eyes=green hair=LightBrown'],
  ],
  [
    'Queremos gente real, no modelos ni actores: 4 hombres y 4 mujeres mayores de 50. Se graba en Lima la segunda semana de junio.',
    ['4 men age=50-', '4 women age=50-'],
    { dates: 'segunda semana de junio', city: 'Lima' },
  ],
  [
    'Adolescentes (chico y chica) entre 14 y 17, para marca deportiva, Santiago de Chile, 9 de agosto. CLP 400.000 c/u. Difusión digital por 3 meses en Chile y Perú.',
    ['men teen', 'women teen'],
    {
      dates: '9 de agosto',
      city: 'Santiago',
      media: 'digital',
      period: '3 meses',
      territory: 'Chile|Perú',
      budget: '400.000',
    },
  ],
  [
    '¿Qué hombres tenéis de más de 1,87 con ojos azules y talla de zapato 44? Nada de jovencitos: de 35 en adelante.',
    ['men height=187- eyes=blue shoes=44-44 age=35-'],
  ],
  [
    'Bebé 3-6 meses + mamá 28-34 + papá 30-38, foto para marca de pañales ✨ 1 diciembre, Guadalajara. 6 meses de uso en empaque y digital',
    ['kids', 'women age=28-34', 'men age=30-38'],
    { dates: '1 diciembre', city: 'Guadalajara', media: 'empaque|digital', period: '6 meses' },
  ],
  [
    'hola guapa, soy Iker de Norte Films. para lo del coche: hombre cuarentón con barba, 1,80-1,88; y mujer treintañera, castaña. Bilbao, jueves o viernes. 1200 brutos. mi tlf 655 010 203',
    ['men age=40-49 height=180-188', 'women age=30-39 hair=brown'],
    {
      dates: 'jueves|viernes',
      city: 'Bilbao',
      budget: '1200',
      name: 'Iker',
      phone: '655 010 203',
    },
  ],
  [
    'Se buscan modelos senior, ellas 55 a 65, ellos 60 a 70, pelo blanco o canoso, dentadura bonita.',
    ['women senior age=55-65 hair=white,grey', 'men senior age=60-70 hair=white,grey'],
  ],
  [
    'Modelos internacionales para showroom: 2 mujeres 1,77-1,80, talla 36, disponibles del 20 al 25 de septiembre en París. 350€/día.',
    ['2 women international height=177-180 jeans=36-36'],
    { dates: '20 al 25 de septiembre', city: 'París', budget: '350' },
  ],
  [
    'Solo mujeres. Ni rubias ni pelirrojas. 25 a 40. Quito.',
    ['women age=25-40 -hair=blonde,red'],
    { city: 'Quito' },
  ],
  [
    'Necesito 10 extras: 5 mujeres y 5 hombres, de 20 a 60 años, Zaragoza, 3 noches (4, 5 y 6 de marzo). 90 € la noche.',
    ['5 women age=20-60', '5 men age=20-60'],
    { dates: '4, 5 y 6 de marzo', city: 'Zaragoza', budget: '90' },
  ],
  [
    'ola buenas, nesesito un chico rubio ojos asules de 20 a 25 para mañana en Malaga, pago 300 euros, es para instragram',
    ['1 men hair=blonde eyes=blue age=20-25'],
    { dates: 'mañana', city: 'Malaga', media: 'instragram', budget: '300' },
  ],
  [
    'Buscamos talentos creativos de 25 a 40 años para la campaña de una app; dos mujeres y un hombre. Medellín, finales de julio. Pauta digital en LATAM, 12 meses. COP 5.000.000 por persona.',
    ['2 women creative age=25-40', '1 men creative age=25-40'],
    {
      dates: 'julio',
      city: 'Medellín',
      media: 'digital',
      period: '12 meses',
      territory: 'LATAM',
      budget: '5.000.000',
    },
  ],
  [
    'Hombre 1: 25-30, pelo negro. Hombre 2: 45-50, entradas, ojos marrones. Mujer: 38-42, media melena, sin tatuajes.',
    ['men age=25-30 hair=black', 'men age=45-50 eyes=brown', 'women age=38-42'],
  ],
  [
    'Hi, te paso el brief en inglés: 1 female lead (25-32), 1 male lead (28-35), 2 kids 5-9. Shoot Mallorca 16-18 June. Global, 2 years, ATL + BTL. El cliente tiene 20k€ para todo el casting. Un abrazo, Marc',
    ['1 women age=25-32', '1 men age=28-35', '2 kids'],
    {
      dates: '16-18 June',
      city: 'Mallorca',
      media: 'ATL|BTL',
      period: '2 years',
      territory: 'Global',
      budget: '20k',
      name: 'Marc',
    },
  ],
  [
    'La marca pide que nadie tenga menos de 25 ni más de 35; dos chicos, dos chicas; ellas que no sean rubias y ellos con ojos castaños.',
    ['2 men age=25-35 eyes=brown', '2 women age=25-35 -hair=blonde'],
  ],
  [
    'Video de capacitación para una empresa. Mujer 45+ ejecutiva; hombre hasta 35 años, becario. Monterrey, 21/11, 8 horas. 4 mil pesos.',
    ['women age=45-', 'men age=-35'],
    { dates: '21/11', city: 'Monterrey', budget: '4 mil' },
  ],
  [
    'Perfecto, gracias. Entonces quedamos el 2 de junio a las 9:00 en plató. Si hay algún cambio escríbeme a nuria@lacasa.example o al +34 600 555 123. Núria',
    [],
    { dates: '2 de junio', name: 'Núria', phone: '600 555 123', email: 'nuria@lacasa.example' },
  ],
];

/** The messages that judge the grammar. */
export const JUDGING: readonly MessageCase[] = [...PORTUGUESE, ...ENGLISH, ...SPANISH];
