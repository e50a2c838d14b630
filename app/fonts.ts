import localFont from 'next/font/local';

/** Names and titles. What stands in for the two until they come is in `styles/type.css`. */
export const bodoni = localFont({
  src: '../node_modules/@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--bodoni',
  adjustFontFallback: false,
});

/** Everything else. */
export const hanken = localFont({
  src: '../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--hanken',
  adjustFontFallback: false,
});
