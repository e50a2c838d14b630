import { getTranslations } from 'next-intl/server';
import { IllustratedText } from '@/components/ui/illustrated-text';
import type { Entity, EntityName } from '@/lib/panel/content';

type Props = { name: EntityName; entity: Entity };

/** A page with a text about the agency: title, picture, text. */
export async function EntityScreen({ name, entity }: Props) {
  const t = await getTranslations('pages');
  const { title, image, description } = entity;
  return (
    <article>
      <h1 className="display page-title max-w-[10em] px-gutter pb-10 lg:pb-14">
        {title ?? t(name)}
      </h1>
      <IllustratedText image={image} frame="aspect-3/4 sm:aspect-[21/9]" html={description} />
    </article>
  );
}
