import { getTranslations } from 'next-intl/server';
import type { Profile } from '@/lib/talents/talent';
import { CompositeWall } from './composite-wall';
import { lightboxTexts } from './lightbox-texts';

/** The composite sheets of a talent, at the end of the profile. */
export async function Composites({ profile: { name, compo } }: { profile: Profile }) {
  if (compo.length === 0) return null;
  const t = await getTranslations('profile');
  const sheets = compo.map(({ file }, index) => ({
    file,
    alt: t('composite', { name, number: index + 1, total: compo.length }),
  }));
  return (
    <section aria-labelledby="composites" className="mt-16 lg:mt-24">
      <h2 id="composites" className="display px-gutter pb-6 text-lg">
        {t('composites')}
      </h2>
      <CompositeWall sheets={sheets} texts={await lightboxTexts(name, 'composites')} />
    </section>
  );
}
