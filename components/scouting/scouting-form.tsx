'use client';

import { type ReactNode, useState } from 'react';
import { DraftNote, useDraftNote } from '@/components/forms/draft-note';
import { Form, FormFoot } from '@/components/forms/form';
import { useShowSent } from '@/components/forms/form-page';
import { fillFields } from '@/components/forms/form-values';
import { sendingNews } from '@/components/forms/sending-news';
import { readAnswers } from '@/components/forms/sent-screen';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { NewFace } from '@/components/talents/new-face';
import { isScoutingImage } from '@/lib/scouting/image-rules';
import type { PhotoOutlines } from '@/lib/scouting/photo-outlines';
import type { Choices } from '@/lib/scouting/questions';
import type { Application, ScoutingTexts } from './application';
import { ApplicationSent } from './application-sent';
import { PhotoFields } from './photo-fields';
import { isTypedCity, useCities } from './place-fields';
import { Questions } from './questions';
import { usePhotos } from './use-photos';

type Props = { texts: ScoutingTexts; choices: Choices; outlines: PhotoOutlines };

/** Consent is not stored: each application asks for it again. Photos are stored elsewhere. */
const isStored = (field: string) => field !== 'consent' && !isScoutingImage(field);

const schema = () => import('@/lib/scouting/schema').then(({ scoutingSchema }) => scoutingSchema);

/** The application: answers and four photos. This device stores them until they are sent. */
export function ScoutingForm({ texts, choices, outlines }: Props) {
  const { scouting, forms, locale } = texts;
  const [sent, setSent] = useState<ReactNode>(null);
  const show = useShowSent();
  const note = useDraftNote({ clear: clearAll, bringBack });

  const checked = useCheckedForm<Application>({
    schema,
    handler: '/api/get-scouted',
    locale,
    news: sendingNews(texts, scouting.thanksTitle),
    say: (fault, name) => {
      if (fault !== 'required') return forms.faults[fault];
      return name === 'basedin' && isTypedCity(cities)
        ? scouting.writeCity
        : scouting.unanswered[name];
    },
    validateExtra: (names) => photos.validate(names),
    content: (values) => {
      note.reset();
      const fields = Object.entries(values).filter(([name]) => !isScoutingImage(name));
      return { fields: Object.fromEntries(fields), files: photos.files() };
    },
    onSent: (element) => {
      const shown = { answers: readAnswers(element), photos: photos.files() };
      const face = <NewFace locale={locale} />;
      setSent(<ApplicationSent texts={texts} {...shown} face={face} />);
      draft.drop();
    },
    onReset: () => {
      show(sent);
      clearPage();
    },
  });
  const { form } = checked;
  const photos = usePhotos(form, note.restored);
  const { cities, load, retry } = useCities(form);
  const draft = useDraft({
    name: 'scouting',
    form,
    isStored,
    files: photos.stored,
    onRestored: ({ answers, files }) => {
      if (Object.keys(answers).length > 0) note.restored();
      void photos.restore(files);
      const country = form.getValues('country');
      if (country) void load(country, answers.basedin || form.getValues('basedin'));
    },
  });

  function clearPage() {
    photos.clear();
    void load('', '');
  }

  function clearAll(): Application {
    const previous = form.getValues();
    photos.stored.renew();
    checked.empty();
    clearPage();
    draft.drop();
    return previous;
  }

  function bringBack(previous: Application) {
    fillFields(form, previous);
    void load(previous.country, previous.basedin);
  }

  function changeCountry(country: string) {
    form.setValue('basedin', '');
    void load(country, '');
  }

  return (
    <Form form={checked} leaveEmpty={forms.leaveEmpty} files>
      <DraftNote
        texts={texts}
        {...note.shown(draft.hasDraft, draft.notPersisted || photos.notPersisted)}
      />
      <Questions
        texts={texts}
        choices={choices}
        cities={cities}
        form={checked}
        onCountry={changeCountry}
        onRetry={retry}
      />
      <PhotoFields texts={texts} outlines={outlines} photos={photos} form={checked} />
      <FormFoot texts={texts} form={checked} />
    </Form>
  );
}
