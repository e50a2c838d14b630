export type Slide = {
  id: number;
  image_mobile: string;
  image_desktop: string;
  description: string | null;
};

/** The rows of the home page, by the description that assigns a slide to one of them. */
const HOME_ROWS = ['1', '2', '3', '1', '2', '3', '1', '2'];

function slide(id: number, name: string, description: string | null): Slide {
  return { id, image_mobile: `slides/${name}`, image_desktop: `slides/${name}`, description };
}

export const slides: Record<string, Slide[]> = {
  banner: ['banner-1.jpg', 'banner-2.webm', 'banner-3.jpg'].map((name, place) =>
    slide(71 + place, name, null),
  ),
  home: HOME_ROWS.map((row, place) => slide(80 + place, `home-${place + 1}.jpg`, row)),
};
