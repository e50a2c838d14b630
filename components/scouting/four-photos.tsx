import { PageLink } from '@/components/ui/page-link';
import { PictureFrame } from '@/components/ui/picture-frame';
import { PictureMarkup } from '@/components/ui/picture-markup';
import type { Locale } from '@/lib/i18n/locales';
import type { FourPhotos as Shown } from '@/lib/roster/new-faces';
import { profileRoute } from '@/lib/routes/build';

type Props = { locale: Locale; shown: Shown; caption: string };

/** Four photos of a new face, as an example of the four that the application asks for. */
export function FourPhotos({ locale, shown, caption }: Props) {
  const { name, photos } = shown;
  return (
    <figure className="four-photos">
      <div>
        {photos.map(({ file, width, height }) => (
          <PictureFrame key={file} name={name}>
            <PictureMarkup
              mobile={file}
              desktop={file}
              alt=""
              folderSwitch="wide"
              sizes="25vw"
              width={width}
              height={height}
              widths={{ from: 160, to: 828 }}
              load="soon"
            />
          </PictureFrame>
        ))}
      </div>
      <figcaption>
        <span>{caption}</span>{' '}
        <PageLink
          locale={locale}
          route={profileRoute(shown)}
          className="underline underline-offset-4"
        >
          {name}
        </PageLink>
      </figcaption>
    </figure>
  );
}
