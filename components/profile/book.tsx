import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Photo, Profile } from '@/lib/talents/talent';

/** Photos in view when the page opens. */
const IN_VIEW = 2;

/** The pictures of the book: portraits side by side, a landscape alone. */
export async function Book({ profile }: { profile: Profile }) {
  const t = await getTranslations('profile');
  const { name, book, cover } = profile;
  const photos: readonly Photo[] =
    book.length === 0 && cover ? [{ file: cover, width: 3, height: 4 }] : book;
  return (
    <section aria-label={t('book')}>
      {photos.length === 0 && (
        <div className="picture-frame mx-gutter aspect-3/4 max-w-xl">
          <span aria-hidden className="initial">
            {name.charAt(0)}
          </span>
        </div>
      )}
      <ul className="grid grid-flow-row-dense grid-cols-2 gap-px">
        {photos.map(({ file, width, height }, index) => {
          const landscape = width > height;
          const alone = landscape || photos.length === 1;
          return (
            <li key={file} className={alone ? 'col-span-2' : undefined}>
              <div
                className="picture-frame"
                style={{ aspectRatio: landscape ? `${width} / ${height}` : '3 / 4' }}
              >
                <Picture
                  mobile={file}
                  desktop={file}
                  alt={t('photo', { name, number: index + 1, total: photos.length })}
                  folderSwitch="wide"
                  sizes={alone ? '(width >= 1024px) 66vw, 100vw' : '(width >= 1024px) 33vw, 50vw'}
                  width={width}
                  height={height}
                  widths={{ from: 320, to: alone ? 1920 : 1080 }}
                  eager={index < IN_VIEW}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {book.length === 0 && <p className="px-gutter pt-6 text-mute">{t('noBook')}</p>}
    </section>
  );
}
