import { getTranslations } from 'next-intl/server';
import { Initial } from '@/components/ui/initial';
import { Picture } from '@/components/ui/picture';
import { atLeast } from '@/lib/media/breakpoints';

/** In place of a book that is not there yet: the cover, or the initial of the name. */
export async function NoBook({ name, cover }: { name: string; cover: string | null }) {
  const t = await getTranslations('profile');
  return (
    <section aria-label={t('book')}>
      <div className="picture-frame no-book">
        <Initial of={name} />
        {cover && (
          <Picture
            mobile={cover}
            desktop={cover}
            alt={t('photo', { name, number: 1, total: 1 })}
            folderSwitch="wide"
            sizes={`${atLeast('lg')} 50vw, 100vw`}
            width={3}
            height={4}
            widths={{ from: 320, to: 1440 }}
            eager
          />
        )}
      </div>
      <p className="px-gutter pt-6 text-mute lg:px-6">{t('noBook')}</p>
    </section>
  );
}
