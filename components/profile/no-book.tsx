import { getTranslations } from 'next-intl/server';
import { PortraitTransition } from '@/components/talents/portrait-transition';
import { Picture } from '@/components/ui/picture';
import { PictureFrame } from '@/components/ui/picture-frame';
import { atLeast } from '@/lib/media/breakpoints';
import type { Profile } from '@/lib/talents/talent';

/** Placeholder for a missing book: the cover, or the initial of the name. */
export async function NoBook({ profile: { id, name, cover } }: { profile: Profile }) {
  const t = await getTranslations('profile');
  return (
    <section aria-label={t('book')} className="no-book">
      <PortraitTransition id={id}>
        <PictureFrame name={name}>
          {cover && (
            <Picture
              mobile={cover}
              desktop={cover}
              source="portrait"
              alt={t('photo', { name, number: 1, total: 1 })}
              folderSwitch="wide"
              sizes={`${atLeast('lg')} 50vw, 100vw`}
              width={3}
              height={4}
              widths={{ from: 320, to: 1440 }}
              load="first"
            />
          )}
        </PictureFrame>
      </PortraitTransition>
      <p className="text-mute">{t('noBook')}</p>
    </section>
  );
}
