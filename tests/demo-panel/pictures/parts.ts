const words = (list: string) => list.split(' ');

/** The numbers of Lorelei's drawings that suit a person: no winks, no tongues, no hidden eyes. */
const WOMAN = {
  hair: words('05 10 13 14 15 16 18 19 23 24 26 29 30 31 32 33 35 37 38 39 42 46 48'),
  eyes: words('04 06 08 10 11 20 21 23 24'),
  eyebrows: words('02 05 07 09 12'),
  mouth: words('01 02 03 05 06 13 14 18'),
  nose: words('01 04 05 06'),
};
const MAN = {
  hair: words('01 02 03 04 05 06 07 08 09 12 22 36 37 39 43 44 47'),
  eyes: words('04 06 08 10 14 17 20'),
  eyebrows: words('02 03 07 10 12'),
  mouth: words('01 02 04 06 13 14'),
  nose: words('01 04 05'),
};
const CHILD = { eyes: words('06 10 21 24'), mouth: words('01 02 05 06'), nose: words('02 03 05') };
const ELDER = { eyes: words('04 06 08 20') };

export const KITS = {
  woman: {
    child: { ...WOMAN, ...CHILD, hair: words('10 13 15 16 19 23 26 29 30 31 33 42 46 48') },
    youth: WOMAN,
    adult: WOMAN,
    elder: { ...WOMAN, ...ELDER, hair: words('10 14 19 29 32 33 37 38 46') },
  },
  man: {
    child: {
      ...MAN,
      ...CHILD,
      eyebrows: ['02', '07'],
      hair: words('02 04 05 06 07 11 12 22 39 43'),
    },
    youth: MAN,
    adult: MAN,
    elder: { ...MAN, ...ELDER, hair: words('01 02 03 08 09 25 28 47') },
  },
};
