import type { MessageCase } from './message-case';

/** Ways in which the facts of a job are said. */
export const FACTS: readonly MessageCase[] = [
  // Nothing is invented.
  ['[12/03/24, 10:15:22] Ana: 2 mulheres 25-35', ['2 women age=25-35']],
  ['14/05/2026 09:41 - Tom: one man 40-50', ['1 men age=40-50']],
  [
    'From: Kim Lee <kim@agency.com>\nTo: booking@models.com\nSubject: job\n\n1 woman 30-40',
    ['1 women age=30-40'],
    { name: 'Kim Lee', email: 'kim@agency.com' },
  ],
  ['Para: casting@vitrine.com\nUn hombre de 30 a 40 años', ['1 men age=30-40']],
  ['One baby (6 to 12 months) and a mother, 28-34', ['1 kids', '1 women age=28-34']],
  ['Bebê, 10 meses', ['kids']],
  ['One 8-month-old baby', ['1 kids']],
  // Where.
  [
    '1 homem 40-50. Curitiba. 6 meses',
    ['1 men age=40-50'],
    { city: 'Curitiba', period: '6 meses' },
  ],
  ['2 women 20-30, Lisbon, Portugal', ['2 women age=20-30'], { city: 'Lisbon' }],
  ['Shoot Friday Berlin, 1 man 30-40', ['1 men age=30-40'], { city: 'Berlin', dates: 'Friday' }],
  [
    'Rodaje 12/06 Madrid, una mujer 30-40',
    ['1 women age=30-40'],
    { city: 'Madrid', dates: '12/06' },
  ],
  // When.
  ['Shooting on Monday, 1 woman 30-40', ['1 women age=30-40'], { dates: 'Monday' }],
  ['Gravação na sexta-feira, 1 mulher 30-40', ['1 women age=30-40'], { dates: 'sexta-feira' }],
  ['Rodaje el próximo jueves, 1 mujer 30-40', ['1 women age=30-40'], { dates: 'próximo jueves' }],
  ['Shoot at the end of May, 1 man 30-40', ['1 men age=30-40'], { dates: 'end of May' }],
  ['Fotos no fim de agosto, 1 homem 30-40', ['1 men age=30-40'], { dates: 'fim de agosto' }],
  ['Rodaje en octubre, 1 hombre 30-40', ['1 men age=30-40'], { dates: 'octubre' }],
  ['Shoot 23 & 24 April, 1 man 30-40', ['1 men age=30-40'], { dates: '23 & 24 April' }],
  ['Shoot May 3 or May 5, 1 man 30-40', ['1 men age=30-40'], { dates: 'May 3|May 5' }],
  ['Diárias 10/06 a 12/06, 1 homem 30-40', ['1 men age=30-40'], { dates: '10/06 a 12/06' }],
  ['Shoot on 4/22, 1 man 30-40', ['1 men age=30-40'], { dates: '4/22' }],
  ['Shoot 19.07., 1 man 30-40', ['1 men age=30-40'], { dates: '19.07.' }],
  // Pay.
  ['1 man 30-40, 1500 each', ['1 men age=30-40'], { budget: '1500' }],
  ['1 homem 30-40, pagam 800', ['1 men age=30-40'], { budget: '800' }],
  ['1 hombre 30-40, 1.200 brutos', ['1 men age=30-40'], { budget: '1.200' }],
  ['1 man 30-40, 1500 EUR', ['1 men age=30-40'], { budget: '1500 EUR' }],
  ['1 man 30-40, CHF 2000', ['1 men age=30-40'], { budget: 'CHF 2000' }],
  ['1 mulher 30-40, cachê 2 mil', ['1 women age=30-40'], { budget: '2 mil' }],
  ['1 mujer 30-40, son 2 lucas', ['1 women age=30-40'], { budget: '2 lucas' }],
  ['1 woman 30-40, we pay 2k', ['1 women age=30-40'], { budget: '2k' }],
  ['1 mujer 30-40, $ 1.200.000', ['1 women age=30-40'], { budget: '$ 1.200.000' }],
  // Who.
  ['1 woman 30-40. Thanks!\nSandra', ['1 women age=30-40'], { name: 'Sandra' }],
  ['1 mulher 30-40\nAbraços, Bia - Filme Azul', ['1 women age=30-40'], { name: 'Bia' }],
  ['1 woman 30-40\nBest regards\nJohn Smith / Blue', ['1 women age=30-40'], { name: 'John Smith' }],
  ['1 mujer 30-40. Contacto: Lucía', ['1 women age=30-40'], { name: 'Lucía' }],
  ['1 man 30-40\nContact: Peter Fox', ['1 men age=30-40'], { name: 'Peter Fox' }],
  // What only looks like a fact.
  ['1 mulher 30-40\nVitória Souza', ['1 women age=30-40']],
  ['2 niñas 8/10 años', ['2 women kids']],
  ['Data: 12/03\n1 mulher 30-40', ['1 women age=30-40'], { dates: '12/03' }],
  // Usage.
  ['1 man 30-40, all media, 2 yrs', ['1 men age=30-40'], { media: 'all media', period: '2 yrs' }],
  [
    '1 man 30-40, VOD and in-store, 18 mos',
    ['1 men age=30-40'],
    { media: 'VOD and in-store', period: '18 mos' },
  ],
  [
    '1 homem 30-40\nPrazo: até o fim do verão',
    ['1 men age=30-40'],
    { period: 'até o fim do verão' },
  ],
  ['1 man 30-40, flyers, billboards', ['1 men age=30-40'], { media: 'flyers, billboards' }],
  [
    '1 mulher 30-40, embalagem e intranet, 90 dias',
    ['1 women age=30-40'],
    { media: 'embalagem e intranet', period: '90 dias' },
  ],
  [
    '1 mujer 30-40, ATL y BTL, a perpetuidad',
    ['1 women age=30-40'],
    { media: 'ATL y BTL', period: 'a perpetuidad' },
  ],
  [
    '1 man 30-40, buyout 3 years, Germany and US',
    ['1 men age=30-40'],
    { period: '3 years', territory: 'Germany and US' },
  ],
  [
    '1 man 30-40, 6 wks, Latin America',
    ['1 men age=30-40'],
    { period: '6 wks', territory: 'Latin America' },
  ],
  [
    '1 man 30-40, in perpetuity, worldwide',
    ['1 men age=30-40'],
    { period: 'in perpetuity', territory: 'worldwide' },
  ],
  ['1 mujer 30-40, pasado mañana', ['1 women age=30-40'], { dates: 'pasado mañana' }],
  [
    "I'm based in Lisbon, need 1 man 30-40, shooting in Porto",
    ['1 men age=30-40'],
    { city: 'Porto' },
  ],
];
