import { PageLink } from '@/components/ui/page-link';
import { PictureFrame } from '@/components/ui/picture-frame';
import { PictureMarkup } from '@/components/ui/picture-markup';
import { atLeast, DENSE } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import type { Face as Shown } from '@/lib/roster/new-faces';
import { profileRoute } from '@/lib/routes/build';

/** A talent's picture beside a message (`beside-face`), with the name as a link to the profile. */
export function Face({ locale, face }: { locale: Locale; face: Shown }) {
  const { name, cover } = face;
  return (
    <figure className="max-lg:mt-10 max-lg:mb-4 lg:row-span-2 lg:row-start-1">
      <PictureFrame name={name} className="aspect-3/4 w-full max-lg:max-h-[75svh]">
        <PictureMarkup
          file={cover}
          source="portrait"
          alt=""
          folderSwitch="roster"
          sizes={`${atLeast('lg')} 42vw, ${DENSE} 70vw, 100vw`}
          width={3}
          height={4}
          widths={{ from: 320, to: 1080 }}
        />
      </PictureFrame>
      <figcaption className="px-gutter pt-3 text-sm/[1.6] lg:pl-0">
        <PageLink locale={locale} route={profileRoute(face)} className="quiet-link">
          {name}
        </PageLink>
      </figcaption>
    </figure>
  );
}
