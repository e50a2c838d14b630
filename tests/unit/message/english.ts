import type { MessageCase } from './message-case';

/** Messages in English; the last third is messy. */
export const ENGLISH: readonly MessageCase[] = [
  [
    'We need 2 women aged 25 to 35 and 1 man with grey hair, 50+, shooting in São Paulo on March 12. Digital, 6 months. Budget: $1,800.',
    ['2 women age=25-35', '1 men hair=grey age=50-'],
    {
      city: 'São Paulo',
      dates: 'March 12',
      media: 'Digital',
      period: '6 months',
      budget: '$1,800',
    },
  ],
  [
    "Hi, this is Kate from Northlight. Looking for three female models, 5'9 and up, size 38, for a lookbook in Miami on April 4-5.",
    ['3 women height=175- jeans=38-38'],
    { name: 'Kate', city: 'Miami', dates: 'April 4-5' },
  ],
  [
    'One man in his 40s, brown hair, blue eyes. TV commercial, worldwide, 2 years.',
    ['1 men age=40-49 hair=brown eyes=blue'],
    { media: 'TV', territory: 'worldwide', period: '2 years' },
  ],
  [
    'Casting a bank spot: a blonde woman, 40-50 years old, and a bald man between 45 and 55. Usage: broadcast and online, 12 months, USA.',
    ['1 women hair=blonde age=40-50', '1 men hair=bald age=45-55'],
    { media: 'broadcast and online', period: '12 months', territory: 'USA' },
  ],
  [
    'Two redheads with green eyes, 20-28, female, for an editorial.',
    ['2 women hair=red eyes=green age=20-28'],
  ],
  [
    'Four men over 1.85 m for a fashion show in Milan, June 18. Rate is €900.',
    ['4 men height=185-'],
    { city: 'Milan', dates: 'June 18', budget: '€900' },
  ],
  [
    'Looking for a girl aged 8 and a boy aged 10 for a back-to-school campaign. Print and social media for one year.',
    ['1 women kids', '1 men kids'],
    { media: 'Print and social media', period: 'one year' },
  ],
  [
    'One teenage girl, 15 years old, curly hair, for a catalog in Lisbon.',
    ['1 women teen'],
    { city: 'Lisbon' },
  ],
  [
    'Five plus size models, ages 25 to 45. Social media, 3 months. Total budget USD 10,000.',
    ['5 curvy age=25-45'],
    { media: 'Social media', period: '3 months', budget: 'USD 10,000' },
  ],
  [
    'I need a Black woman, 30 to 35, and a white man of the same age. Shooting in London.',
    ['1 women age=30-35', '1 men age=30-35'],
    { city: 'London' },
  ],
  [
    'Do you have actresses between 50 and 60? We need 2, for an internal film.',
    ['2 women actors age=50-60'],
    { media: 'internal' },
  ],
  [
    'One brunette woman, not blonde, shoe size 36, bust 88.',
    ['1 women hair=brown -hair=blonde shoes=36-36 bust=88-88'],
  ],
  [
    'Three men, 18 to 25, no beard, at least 1.80 m tall. Fitting on July 3, shoot on July 7.',
    ['3 men age=18-25 height=180-'],
    { dates: 'July 3|July 7' },
  ],
  [
    'Women between 1.70 and 1.78 m, size 36 to 38, hips up to 92. E-commerce in Berlin.',
    ['women height=170-178 jeans=36-38 hips=-92'],
    { city: 'Berlin', media: 'E-commerce' },
  ],
  [
    'Looking for female new faces taller than 1.74 m. Send options to casting@northlight.com',
    ['women new_faces height=174-'],
    { email: 'casting@northlight.com' },
  ],
  [
    'A couple: him 35 to 45, grey hair; her 30 to 40, blonde.',
    ['men age=35-45 hair=grey', 'women age=30-40 hair=blonde'],
  ],
  [
    'A lady of 65 to 75 with white hair and a gentleman of 70 years. New York, the week of May 10.',
    ['1 women age=65-75 hair=white', '1 men age=70-70'],
    { city: 'New York', dates: 'week of May 10' },
  ],
  [
    'Male model, 1.88 m, jeans 42, shoes 42, blue eyes.',
    ['men height=188-188 jeans=42-42 shoes=42-42 eyes=blue'],
  ],
  [
    'Please quote 2 men (40 to 50) and 2 women (35 to 45). Territory: Europe. Period: 6 months. Media: TV, digital and OOH.',
    ['2 men age=40-50', '2 women age=35-45'],
    { territory: 'Europe', period: '6 months', media: 'TV, digital and OOH' },
  ],
  [
    'One woman, 28 to 32 years, black hair, brown eyes. Fee $2,200 plus 20% agency.',
    ['1 women age=28-32 hair=black eyes=brown'],
    { budget: '$2,200 plus 20%' },
  ],
  [
    'We are after six extras, 3 men and 3 women, 20 to 60 years old, on August 15 in Madrid.',
    ['3 men age=20-60', '3 women age=20-60'],
    { city: 'Madrid', dates: 'August 15' },
  ],
  [
    'Woman, blonde or red hair, 1.72 to 1.80 m, 20 to 30 years old. No blue eyes.',
    ['women hair=blonde,red height=172-180 age=20-30 -eyes=blue'],
  ],
  [
    'Need a mother of 35 and a father of 40 for a car ad. Shooting on the 12th in Los Angeles.',
    ['1 women age=35-35', '1 men age=40-40'],
    { dates: 'the 12th', city: 'Los Angeles' },
  ],
  [
    'Two boys aged 5 to 7 and one girl aged 4 for a yogurt campaign, all of Brazil, 24 months.',
    ['2 men kids', '1 women kids'],
    { territory: 'Brazil', period: '24 months' },
  ],
  [
    'Female model, height 1.76, waist 60, hips 90, bust 84, runway on October 30.',
    ['women height=176-176 waist=60-60 hips=90-90 bust=84-84'],
    { dates: 'October 30' },
  ],
  [
    'A senior man for a health plan ad, and a senior woman. Shoot date 14 September, Chicago, $1,200 per person.',
    ['1 men senior', '1 women senior'],
    { dates: '14 September', city: 'Chicago', budget: '$1,200' },
  ],
  [
    'Hello, my name is Paul Mendes, +1 212 555 0147. I need 2 actors, 30 to 40 years old.',
    ['2 actors age=30-40'],
    { name: 'Paul Mendes', phone: '+1 212 555 0147' },
  ],
  [
    'Men up to 1.75 m, 50 years or older, grey or white hair.',
    ['men height=-175 age=50- hair=grey,white'],
  ],
  [
    "Could you send me guys in their twenties with dark brown hair? Height 6'0 to 6'2.",
    ['men age=20-29 hair=darkbrown height=183-188'],
  ],
  [
    'A woman of 35 and a 6 year old child for a magazine cover. Photos on November 9 in Paris.',
    ['1 women age=35-35', '1 kids'],
    { dates: 'November 9', city: 'Paris' },
  ],
  ['One hand model, no tattoos, short nails. Fee 700.', ['1'], { budget: '700' }],
  [
    'Ten women, ages 20 to 40, size 44 to 46, for a lingerie brand. Internet, 1 year, Brazil and Portugal.',
    ['10 women age=20-40 jeans=44-46'],
    { media: 'Internet', period: '1 year', territory: 'Brazil and Portugal' },
  ],
  [
    'Red haired man with brown eyes, 25 to 30. We only need one. Thanks, Robert',
    ['1 men hair=red eyes=brown age=25-30'],
    { name: 'Robert' },
  ],
  [
    'Women from 18 to 24, under 1.65 m, any hair but black. Budget to be discussed.',
    ['women age=18-24 height=-165 -hair=black'],
    { budget: 'to be discussed' },
  ],
  [
    '🚨 URGENT CASTING 🚨\n• 2x FEMALE 25-35\n• 1x MALE 40-50\n📍 London\n📅 18 March\n💷 £1,500',
    ['2 women age=25-35', '1 men age=40-50'],
    { city: 'London', dates: '18 March', budget: '£1,500' },
  ],
  [
    'heyy do u have a blonde girl, 5\'9"+, 22-26?? need her tmrw lol 😅',
    ['1 women hair=blonde height=175- age=22-26'],
    { dates: 'tmrw' },
  ],
  [
    '---------- Forwarded message ---------\nFrom: Carla Dias <carla@studioc.com>\nDate: Mon, Feb 2, 2026\nSubject: summer casting\nTo: production\n\n- 1 woman, 22 to 28, brunette\n- 1 man, 25 to 32, green eyes\nLocation: Cape Town\nMedia: digital, 6 months',
    ['1 women age=22-28 hair=brown', '1 men age=25-32 eyes=green'],
    {
      name: 'Carla Dias',
      email: 'carla@studioc.com',
      city: 'Cape Town',
      media: 'digital',
      period: '6 months',
    },
  ],
  [
    'Role 1: F, 30-40, short hair\nRole 2: M, 45-55, grey hair\nRole 3: M, 20-25',
    ['women age=30-40', 'men age=45-55 hair=grey', 'men age=20-25'],
  ],
  [
    'need 4 ppl for tomorrow: 2 guys + 2 girls, 20~30 y/o',
    ['2 men age=20-30', '2 women age=20-30'],
    { dates: 'tomorrow' },
  ],
  [
    "ecom job | NYC | 3 days: June 10, 11, 12 | F 5'9+ | shoe 40 | 💵 1,100/day",
    ['women height=175- shoes=40-40'],
    { city: 'NYC', dates: 'June 10, 11, 12', media: 'ecom', budget: '1,100' },
  ],
  [
    'Olá! We need 2 mulheres loiras, 20-25, height 1.75+, shooting in São Paulo semana que vem',
    ['2 women hair=blonde age=20-25 height=175-'],
    { city: 'São Paulo', dates: 'semana que vem' },
  ],
  [
    '* Mom 35-40\n* Dad 35-45\n* Daughter, 6\n* Son, 14\nShoot Oct 20, Toronto. Rates: adults 2k, kids 1k',
    ['women age=35-40', 'men age=35-45', 'women kids', 'men teen'],
    { dates: 'Oct 20', city: 'Toronto', budget: '2k' },
  ],
  [
    'BRIEF\nClient: Blue Bank\nProduct: card\nCast:\n1) Black woman 30-35\n2) Asian man 25-30\n3) Older lady 70+\nTerritories: UK and Ireland\nTerm: 1 year\nMedia: cable TV + internet',
    ['women age=30-35', 'men age=25-30', 'women age=70-'],
    { territory: 'UK and Ireland', period: '1 year', media: 'cable TV + internet' },
  ],
  [
    'Hey Ju 🙌 remember that redhead with blue eyes? looking for someone like her, just 1, under 30. xx Dani 917-555-0188',
    ['1 women hair=red eyes=blue age=-30'],
    { name: 'Dani', phone: '917-555-0188' },
  ],
  [
    'runway:: 6 female (1.77-1.82m) + 4 male (1.86-1.90m) — fitting May 2 — show May 5',
    ['6 women height=177-182', '4 men height=186-190'],
    { dates: 'May 2|May 5' },
  ],
  [
    'FW: RE: casting\n> We need 1 man 35-45, not grey\n> and 1 woman 30-38, dark hair\n> Gross fee $4,000\nBest,\nFiona Lee\n+44 20 7946 0991',
    ['1 men age=35-45 -hair=grey', '1 women age=30-38'],
    { budget: '$4,000', name: 'Fiona Lee', phone: '+44 20 7946 0991' },
  ],
  [
    '🔴 woman 50+ white hair (or grey) 🔴 man 60+ 🔴 5yo child 🔴 media: all except TV 🔴 3 months',
    ['women age=50- hair=white,grey', 'men age=60-', 'kids'],
    { media: 'all except TV', period: '3 months' },
  ],
  [
    'anyone?? 1 F blonde NOT platinum 1.70-1.75 sz 36 shoe 35 LA May 8 asap',
    ['1 women hair=blonde -hair=platinum height=170-175 jeans=36-36 shoes=35-35'],
    { city: 'LA', dates: 'May 8' },
  ],
  [
    'Quote pls: 2 men + 1 woman, all 25-40. LATAM. 12mo. digital+ooh 🙏',
    ['2 men age=25-40', '1 women age=25-40'],
    { territory: 'LATAM', period: '12mo', media: 'digital+ooh' },
  ],
  [
    'Hi! Love your site ❤️ How can my 9 year old daughter become a model? Thanks, Patricia',
    [],
    { name: 'Patricia' },
  ],
];
