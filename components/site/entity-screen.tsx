import { getLocale, getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { missingPage } from '@/lib/missing-page';
import { type EntityName, readEntity } from '@/lib/panel/content';
import { PageFrame } from './page-frame';
import { PanelText } from './panel-text';

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
        <h1 className="display max-w-[16ch] px-gutter pt-12 pb-10 text-3xl lg:pt-20 lg:pb-14">
          {title ?? t(name)}
        </h1>
        {image && (
          <div className="picture-frame aspect-3/4 sm:aspect-[21/9]">
            <Picture
              mobile={image}
              desktop={image}
              alt=""
              folderSwitch="wide"
              sizes="100vw"
              width={21}
              height={9}
              widths={{ from: 480, to: 2560 }}
              eager
            />
          </div>
        )}
        <div className={`px-gutter lg:ml-[33.3%] ${image ? 'pt-12 lg:pt-20' : ''}`}>
          <PanelText html={description} />
        </div>
      </article>
    </PageFrame>
  );
}
