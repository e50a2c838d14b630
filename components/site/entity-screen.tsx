import { getLocale, getTranslations } from 'next-intl/server';
import { missingPage } from '@/lib/page/missing-page';
import { type EntityName, readEntity } from '@/lib/panel/content';
import { IllustratedText } from './illustrated-text';
import { PageFrame } from './page-frame';

/**
 * A text about the agency: title, picture, words.
 * @throws MissingPageError when the panel has none
 * @throws UpstreamError
 */
export async function EntityScreen({ name }: { name: EntityName }) {
  const locale = await getLocale();
  const t = await getTranslations('pages');
  const entity = (await readEntity(name, locale)) ?? missingPage();
  const { title, image, description } = entity;
  return (
    <PageFrame route={{ page: name }}>
      <article>
        <h1 className="display max-w-[10em] px-gutter pt-12 pb-10 text-3xl lg:pt-20 lg:pb-14">
          {title ?? t(name)}
        </h1>
        <IllustratedText image={image} frame="aspect-3/4 sm:aspect-[21/9]" html={description} />
      </article>
    </PageFrame>
  );
}
