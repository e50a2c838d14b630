import { getLocale, getTranslations } from 'next-intl/server';
import { IllustratedText } from '@/components/ui/illustrated-text';
import type { Entity, EntityName } from '@/lib/panel/content';
import { panelLanguage } from '@/lib/panel/languages';

type Props = { name: EntityName; entity: Entity };

/** A page with a text about the agency, in the visitor's language if the panel speaks it. */
export async function EntityScreen({ name, entity }: Props) {
  const t = await getTranslations('pages');
  const { title, image, description } = entity;
  const locale = await getLocale();
  const written = panelLanguage(locale);
  const lang = written === locale ? undefined : written;
  return (
    <article>
      <IllustratedText
        head={
          <h1 lang={title ? lang : undefined} className="display page-title text-2xl">
            {title ?? t(name)}
          </h1>
        }
        image={image}
        html={description}
        lang={lang}
      />
    </article>
  );
}
