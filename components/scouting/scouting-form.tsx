'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DraftNote } from '@/components/forms/draft-note';
import { Form } from '@/components/forms/form';
import { FormFoot } from '@/components/forms/form-foot';
import { useShowSent } from '@/components/forms/form-page';
import { fillFields } from '@/components/forms/form-state';
import { schemaResolver } from '@/components/forms/resolver';
import { readAnswers } from '@/components/forms/summary';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { useDraftNote } from '@/components/forms/use-draft-note';
import { LazyNewFace } from '@/components/talents/lazy-new-face';
import type { PhotoOutlines } from '@/lib/scouting/photo-outlines';
import type { Choices } from '@/lib/scouting/question-options';
import type { ScoutingAnswers } from '@/lib/scouting/schema';
import { ApplicationSent } from './application-sent';
import { PhotoFields } from './photo-fields';
import { Questions } from './questions';
import type { ScoutingTexts } from './texts';
import { isTypedCity, useCities } from './use-cities';
import { usePhotos, withoutPhotos } from './use-photos';

type Props = { texts: ScoutingTexts; choices: Choices; outlines: PhotoOutlines };

/** The contents before the form was cleared, for undo. */
type Cleared = { answers: ScoutingAnswers; photos: ReturnType<typeof usePhotos>['photos'] };

/** Consent is not stored: each application asks for it again. */
const isStored = (field: string) => field !== 'consent';

const schema = () => import('@/lib/scouting/schema').then(({ scoutingSchema }) => scoutingSchema);

/** The application: answers and four photos. This device stores them until they are sent. */
export function ScoutingForm({ texts, choices, outlines }: Props) {
  const { scouting, forms, locale } = texts;
  const [sent, setSent] = useState<ReactNode>(null);
  const show = useShowSent();
  const note = useDraftNote<Cleared>({ clear: clearAll, bringBack });
  const photos = usePhotos(note.restored);
  const { cities, load } = useCities();
  /** The city of a restored draft, until the cities of its country have loaded. */
  const city = useRef('');

  const form = useForm<ScoutingAnswers, unknown, ScoutingAnswers>({
    resolver: schemaResolver(schema),
    shouldFocusError: false,
  });
  const checked = useCheckedForm({
    form,
    schema,
    handler: '/api/get-scouted',
    locale,
    say: (fault, name) => {
      if (fault !== 'required') return forms.faults[fault];
      return name === 'basedin' && isTypedCity(cities)
        ? scouting.writeCity
        : scouting.unanswered[name];
    },
    validateExtra: photos.requireAll,
    content: (answers) => {
      note.reset();
      return { fields: answers, files: photos.files() };
    },
    onFaults: photos.mark,
    onSent: (element) => {
      const shown = { answers: readAnswers(element), photos: photos.now() };
      const face = <LazyNewFace locale={locale} />;
      setSent(<ApplicationSent texts={texts} {...shown} face={face} />);
      draft.drop();
      void photos.forget();
    },
    onReset: () => {
      show(sent);
      clearPage();
    },
  });
  const draft = useDraft({
    name: 'scouting',
    checked,
    isStored,
    onRestored: (answers) => {
      if (Object.keys(answers).length > 0) note.restored();
      const country = form.getValues('country');
      city.current = answers.basedin || form.getValues('basedin');
      if (country) void load(country);
    },
  });

  // A select accepts a city only once its options are rendered.
  useEffect(() => {
    if (cities.state !== 'loaded') return;
    if (cities.list.some(({ value }) => value === city.current)) {
      form.setValue('basedin', city.current);
    }
    city.current = '';
  }, [cities, form]);

  function clearPage() {
    photos.clear();
    void load('');
  }

  function clearAll(): Cleared {
    const previous = { answers: form.getValues(), photos: photos.photos };
    checked.empty();
    clearPage();
    draft.drop();
    void photos.forget();
    return previous;
  }

  function bringBack({ answers, photos: previous }: Cleared) {
    fillFields(form, answers);
    photos.putBack(previous);
    city.current = answers.basedin;
    void load(answers.country);
  }

  const filled = draft.hasDraft || Object.keys(photos.photos).length > 0;

  function changeCountry(country: string) {
    form.setValue('basedin', '');
    city.current = '';
    void load(country);
  }

  return (
    <Form form={checked} leaveEmpty={forms.leaveEmpty} files>
      <DraftNote texts={texts} {...note.shown(filled, draft.notPersisted || photos.notPersisted)} />
      <Questions
        texts={texts}
        choices={choices}
        cities={cities}
        form={checked}
        onCountry={changeCountry}
        onRetry={() => void load(form.getValues('country'))}
      />
      <PhotoFields texts={texts} outlines={outlines} photos={photos} hint={scouting.photosHint} />
      <FormFoot
        texts={texts}
        form={checked}
        faults={{ ...withoutPhotos(checked.faults), ...photos.faults }}
      />
    </Form>
  );
}
