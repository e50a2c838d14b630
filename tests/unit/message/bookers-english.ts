import type { MessageCase } from './message-case';

/** Messages in English by an author who had not seen the grammar; the last third are messy. */
export const BOOKERS_ENGLISH: readonly MessageCase[] = [
  [
    'Hi there, my name is Claire Donovan and I cast for Northlight Pictures. For a hotel commercial shooting in São Paulo on 12 and 13 May we are looking for a woman in her thirties with dark brown hair and a man in his 40s, salt and pepper or grey. No visible tattoos, please. Fee: £2,500 each, worldwide, all media, 2 years.',
    ['1 women age=30-39 hair=darkbrown', '1 men age=40-49 hair=SaltandPepper,grey'],
    {
      name: 'Claire Donovan',
      city: 'São Paulo',
      dates: '12 and 13 May',
      budget: '£2,500',
      territory: 'worldwide',
      media: 'all media',
      period: '2 years',
    },
  ],
  [
    'Dear team, we need women (2) and men (3) for an e-commerce day, women 5\'8" to 5\'11", men 6\'0" or taller. Shoe size for the women 38-40. All between 20 and 30 years old.',
    ['2 women height=173-180 shoes=38-40 age=20-30', '3 men height=183- age=20-30'],
    { media: 'e-commerce' },
  ],
  [
    'Good morning! Could you send me options for one grandmother (65 to 75) and her two grandchildren, a boy of 6 and a girl of 9? It is for a cookie brand, print and social media, one year, Brazil only. We shoot in Rio on June 21.',
    ['1 women age=65-75', '1 men kids', '1 women kids'],
    {
      media: 'print and social media',
      period: 'one year',
      territory: 'Brazil',
      city: 'Rio',
      dates: 'June 21',
    },
  ],
  [
    "Hello, I'm a photographer based in Lisbon, visiting São Paulo next month. I would love to test with two girls and one guy, 18-25, the girls over 175 cm. It is unpaid, but everybody gets the pictures and my assistant brings great coffee.",
    ['2 women age=18-25 height=175-', '1 men age=18-25'],
    { dates: 'next month', city: 'São Paulo' },
  ],
  [
    'We are replacing the lead of our jeans campaign. Instead of the blonde girl we would like a redheaded woman, 22 to 27, size 36 to 38, green or hazel eyes. The male lead stays.',
    ['1 women hair=red age=22-27 jeans=36-38 eyes=green,Hazel'],
  ],
  [
    'Casting call for a bank film: three male actors and two actresses, all 35-50, comfortable with dialogue in Portuguese. Shooting 4–6 September in Brasília. Usage: TV and online, 18 months, national. BRL 6,000 per person.',
    ['3 men actors age=35-50', '2 women actors age=35-50'],
    {
      dates: '4–6 September',
      city: 'Brasília',
      media: 'TV and online',
      period: '18 months',
      territory: 'national',
      budget: 'BRL 6,000',
    },
  ],
  [
    'Hi! Hair care brand here. We want four women with really long natural hair: one blonde, one with red hair, one with black hair, one with grey hair. Nobody under 21, other than that age does not matter.',
    [
      '1 women hair=blonde age=21-',
      '1 women hair=red age=21-',
      '1 women hair=black age=21-',
      '1 women hair=grey age=21-',
    ],
  ],
  [
    'Hi, do you represent any identical twins? Ideally twin brothers, 25-32, without beards, or else twin sisters in their twenties.',
    ['2 men age=25-32', '2 women age=20-29'],
  ],
  [
    'Hi Bruna, we need a couple in their sixties for a cruise line, both with white or grey hair, plus a daughter aged 35 to 40. The client is a family business, so please think warm and natural. Shooting in Santos, March 3rd to 5th.',
    ['1 women age=60-69 hair=white,grey', '1 men age=60-69 hair=white,grey', '1 women age=35-40'],
    { city: 'Santos', dates: 'March 3rd to 5th' },
  ],
  [
    'Hello, hand models needed for a jewelry shoot: two women and one man with flawless hands, no nail polish, no rings. Faces will not be seen, so age is irrelevant. Half day, USD 400.',
    ['2 women', '1 men'],
    { budget: 'USD 400' },
  ],
  [
    'heyyy 🙌 quick one\n\n• 2x F 20-26, blonde or red hair 🔥\n• 1x M 24-30, blue eyes\n• 1x M 50+ (bald!)\n\nSP, Aug 14th, $900 flat. thxxx 🙏\nxo Jess',
    ['2 women age=20-26 hair=blonde,red', '1 men age=24-30 eyes=blue', '1 men age=50- hair=bald'],
    { city: 'SP', dates: 'Aug 14th', budget: '$900', name: 'Jess' },
  ],
  [
    '-----Original Message-----\nFrom: Dan Okafor <dan.okafor@brightyard.tv>\nSent: Monday, 9 June 2025 16:40\nTo: Bookings\nSubject: FW: RE: Cereal spot - revised specs\n\nHi all, revised from client:\n\nMOM: 35-40, no redheads\nDAD: 38-45, no beard\nSON: 10\nDAUGHTER: 14\n\nShoot dates 1 & 2 July, Campinas. Rate 3.000 BRL adults, 1.800 BRL minors.\n\nBest,\nDan',
    ['women age=35-40 -hair=red', 'men age=38-45', 'men kids', 'women teen'],
    {
      name: 'Dan Okafor',
      email: 'dan.okafor@brightyard.tv',
      dates: '1 & 2 July',
      city: 'Campinas',
      budget: '3.000 BRL|1.800 BRL',
    },
  ],
  [
    'NEED ASAP FOR TOMORROW!! ONE MALE, 6\'2" MIN, SHOE 44, BLACK HAIR, 25 TO 35, AND ONE FEMALE, 5\'9" MIN, SIZE 36, SHOE 39, SAME AGE. NO TATTOOS NO PIERCINGS. CALL ME 21 99812-3344',
    [
      '1 men height=188- shoes=44-44 hair=black age=25-35',
      '1 women height=175- jeans=36-36 shoes=39-39 age=25-35',
    ],
    { dates: 'TOMORROW', phone: '21 99812-3344' },
  ],
  [
    'hi dear,, we looking for woman brasilian 30s and man 30s or 40s for beer comercial. also 5 people 20-30 for the party in backround, any gender. day 15 of october in recife. pls send polas e composite, obrigado!',
    ['women age=30-39', 'men age=30-49', '5 age=20-30'],
    { dates: '15 of october', city: 'recife' },
  ],
  [
    'Fwd from client // 3 models / fashion / lookbook fw26 // women (2) / men (1) // w: 177-181cm, bust 80-86, waist 58-62, hips 86-90 // m: 185-190 cm, shoes 43/44 // ages 19-26 for everyone // ranges are strict!!',
    [
      '2 women height=177-181 bust=80-86 waist=58-62 hips=86-90 age=19-26',
      '1 men height=185-190 shoes=43-44 age=19-26',
    ],
  ],
];
