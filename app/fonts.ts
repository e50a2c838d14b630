import localFont from 'next/font/local';

/** Names and titles. What stands in for the two until they come is in `styles/type.css`. */
export const bodoni = localFont({
  src: './styles/faces/bodoni-moda-latin.woff2',
  weight: '420',
  display: 'swap',
  variable: '--bodoni',
  adjustFontFallback: false,
});

/** Everything else. */
export const hanken = localFont({
  src: './styles/faces/hanken-grotesk-latin.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--hanken',
  adjustFontFallback: false,
});
