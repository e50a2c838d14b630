import { getLocale, getTranslations } from 'next-intl/server';
import { FormPage } from '@/components/forms/form-page';
import { formTexts } from '@/components/forms/texts';
import { PageHead } from '@/components/ui/page-head';
import { PageLink } from '@/components/ui/page-link';
import { PictureFrame } from '@/components/ui/picture-frame';
import { PictureMarkup } from '@/components/ui/picture-markup';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { FourPhotos as Shown } from '@/lib/roster/new-faces';
import { profileRoute } from '@/lib/routes/build';
import { PHOTO_OUTLINES } from '@/lib/scouting/photo-outlines';
import type { PanelChoices } from '@/lib/scouting/questions';
import { GROUPS } from '@/lib/scouting/questions';
import { wordOptions } from '@/lib/talents/options';
import { ScoutingForm } from './scouting-form';

const NOTES = [
  ['feeQuestion', 'feeAnswer'],
  ['photoQuestion', 'photoAnswer'],
  ['nextQuestion', 'nextAnswer'],
] as const;

type Props = { choices: PanelChoices; face: Shown | null };

export async function ScoutingScreen({ choices, face }: Props) {
  const locale = await getLocale();
  const t = await getTranslations();
  const { scouting, verify } = messagesOf(locale);
  const form = formTexts(locale, 'be-a-model');
  return (
    <FormPage>
      <div className="px-gutter">
        <PageHead title={t('pages.be-a-model')} lead={scouting.lead}>
          <a href={`#${GROUPS[0].name}`} className="button button-filled mt-6">
            {scouting.start}
          </a>
        </PageHead>
        {face && <FourPhotos locale={locale} shown={face} caption={scouting.photosLike} />}
        <h2 className="sr-only">{scouting.beforeTitle}</h2>
        <dl className="mt-12 grid border-line border-t md:grid-cols-3 md:divide-x md:divide-line">
          {NOTES.map(([question, answer]) => (
            <div
              key={question}
              className="border-line border-b py-5 md:px-6 md:py-7 md:first:pl-0 md:last:pr-0"
            >
              <dt className="font-medium">{scouting[question]}</dt>
              <dd className="mt-2 max-w-[22.5em] text-mute">{scouting[answer]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 max-w-[45em]">{scouting.minors}</p>
        <p className="mt-2 max-w-[45em]">
          <span>{verify.ask}</span>{' '}
          <PageLink
            locale={locale}
            route={{ page: 'verify' }}
            className="underline underline-offset-4"
          >
            {verify.link}
          </PageLink>
        </p>
        <div className="mt-4">
          <ScoutingForm
            texts={{ ...form, scouting }}
            choices={{ ...choices, ...wordOptions(locale) }}
            outlines={PHOTO_OUTLINES}
          />
        </div>
      </div>
    </FormPage>
  );
}

type FourPhotosProps = { locale: Locale; shown: Shown; caption: string };

/** Four photos of a new face, as an example of the four that the application asks for. */
function FourPhotos({ locale, shown, caption }: FourPhotosProps) {
  const { name, photos } = shown;
  return (
    <figure className="-mx-gutter mt-10">
      <div className="grid grid-cols-4 gap-px">
        {photos.map(({ file, width, height }) => (
          <PictureFrame
            key={file}
            name={name}
            className="aspect-3/4 max-h-[60svh] w-full lg:max-h-[40svh]"
          >
            <PictureMarkup
              file={file}
              alt=""
              sizes="25vw"
              width={width}
              height={height}
              widths={{ from: 160, to: 828 }}
              load="soon"
            />
          </PictureFrame>
        ))}
      </div>
      <figcaption className="px-gutter pt-3 text-mute text-sm">
        <span>{caption}</span>{' '}
        <PageLink
          locale={locale}
          route={profileRoute(shown)}
          className="text-ink underline underline-offset-4"
        >
          {name}
        </PageLink>
      </figcaption>
    </figure>
  );
}
