import { getTranslations } from 'next-intl/server';
import { IllustratedText } from '@/components/ui/illustrated-text';
import type { Entity, EntityName } from '@/lib/panel/content';

type Props = { name: EntityName; entity: Entity };

export async function EntityScreen({ name, entity }: Props) {
  const t = await getTranslations('pages');
  const { title, image, description } = entity;
  return (
    <article>
      <IllustratedText
        head={<h1 className="display page-title text-2xl">{title ?? t(name)}</h1>}
        image={image}
        html={description}
      />
    </article>
  );
}
