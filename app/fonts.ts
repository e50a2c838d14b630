import localFont from 'next/font/local';

/** The font of names and titles. The fallback fonts of both are in `styles/type.css`. */
export const bodoni = localFont({
  src: '../public/assets/faces/bodoni-moda-latin.woff2',
  weight: '420',
  display: 'swap',
  variable: '--bodoni',
  adjustFontFallback: false,
});

export const hanken = localFont({
  src: '../public/assets/faces/hanken-grotesk-latin.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--hanken',
  adjustFontFallback: false,
});
