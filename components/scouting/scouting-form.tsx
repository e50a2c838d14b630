'use client';

import { useEffect, useRef, useState } from 'react';
import { FormFoot } from '@/components/forms/form-foot';
import { FormGroup } from '@/components/forms/form-group';
import { Honeypot } from '@/components/forms/honeypot';
import type { Reply, ScoutingTexts } from '@/components/forms/texts';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useSender } from '@/components/forms/use-sender';
import type { FieldFault, FieldFaults } from '@/lib/forms/fields';
import {
  isScoutingImage,
  SCOUTING_IMAGES,
  type ScoutingAnswers,
  scoutingSchema,
} from '@/lib/scouting/schema';
import type { Choice } from '@/lib/talents/options';
import { AboutGroups } from './about-groups';
import { DraftNote } from './draft-note';
import { PhotoSlot } from './photo-slot';
import { applicationBody, EMPTY_ANSWERS } from './scouting-body';
import { useCities } from './use-cities';
import { useDraft } from './use-draft';
import { usePhotos } from './use-photos';

export type PanelChoices = {
  countries: readonly Choice[];
  skinTones: readonly Choice[];
  /** Of the country of a reply. */
  cities: readonly Choice[];
};

type Props = { texts: ScoutingTexts; choices: PanelChoices; reply: Reply | null };

/** The application: thirteen answers and four photos, kept on this device until they are sent. */
export function ScoutingForm({ texts, choices, reply }: Props) {
  const { scouting, forms } = texts;
  const url = `/api/get-scouted?lang=${texts.locale}`;
  const checked = useCheckedForm<ScoutingAnswers>(scoutingSchema, reply?.faults);
  const { form } = checked;
  const [note, setNote] = useState<'restored' | 'cleared' | null>(null);
  const [thanks, setThanks] = useState(false);
  const photos = usePhotos(() => setNote('restored'));
  const { cities, load } = useCities(choices.cities);
  /** Kept from another visit, until the cities of its country are there. */
  const city = useRef('');
  // A select can only hold a city once it offers it, which is after the rendering of its list.
  useEffect(() => {
    if (cities.state !== 'loaded') return;
    if (cities.list.some(({ value }) => value === city.current)) {
      form.setValue('basedin', city.current);
    }
    city.current = '';
  }, [cities, form]);

  const draft = useDraft(form, (answers) => {
    if (Object.keys(answers).length > 0) setNote('restored');
    const country = form.getValues('country');
    city.current = answers.basedin || form.getValues('basedin');
    if (country) void load(country);
  });
  const { sending, send, isBusy } = useSender(() => {
    empty();
    setThanks(true);
  });

  function empty() {
    form.reset(EMPTY_ANSWERS);
    photos.clear();
    void load('');
  }

  /** `answers` is null when some of them are wrong. */
  async function submit(answers: ScoutingAnswers | null): Promise<boolean> {
    if (isBusy()) return true;
    const missing = photos.requireAll();
    if (!answers || Object.keys(missing).length > 0) return false;
    setNote(null);
    const outcome = await send({
      url,
      key: draft.key(),
      body: (filling) =>
        applicationBody(answers, photos.photos, filling, checked.props.ref.current),
    });
    if (!outcome) return true;
    if (!outcome.sent) return !point(outcome.faults);
    draft.drop();
    await photos.forget();
    return true;
  }

  /** Marks what the server found; true when it found something. */
  function point(faults: FieldFaults): boolean {
    const found = Object.entries(faults);
    photos.setFaults(Object.fromEntries(found.filter(([name]) => isScoutingImage(name))));
    for (const [name, message] of found) {
      if (message && name in EMPTY_ANSWERS) {
        form.setError(name as keyof ScoutingAnswers, { type: message, message });
      }
    }
    return found.length > 0;
  }

  function clear() {
    empty();
    draft.drop();
    void photos.forget();
    setNote('cleared');
  }

  const words = (fault: FieldFault | undefined) => fault && forms.faults[fault];
  return (
    <form
      {...checked.props}
      action={url}
      method="post"
      encType="multipart/form-data"
      onInput={() => setThanks(false)}
      onSubmit={checked.submit(submit)}
    >
      <DraftNote
        texts={texts}
        note={note}
        kept={draft.kept || Object.keys(photos.photos).length > 0}
        onClear={clear}
      />
      <AboutGroups
        texts={texts}
        choices={choices}
        cities={cities}
        form={form}
        words={(name) => words(checked.faults[name])}
        values={reply?.values}
        onCountry={(country) => {
          form.setValue('basedin', '');
          city.current = '';
          void load(country);
        }}
        onRetry={() => void load(form.getValues('country'))}
      />
      <FormGroup title={scouting.photos}>
        <p className="text-mute sm:col-span-2">
          {reply ? scouting.photosAgain : scouting.photosHint}
        </p>
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:col-span-2 md:grid-cols-4">
          {SCOUTING_IMAGES.map((slot) => (
            <PhotoSlot
              key={slot}
              texts={texts}
              slot={slot}
              photo={photos.photos[slot]}
              fault={words(photos.faults[slot])}
              onChoose={(file) => void photos.choose(slot, file)}
              onRemove={() => photos.remove(slot)}
            />
          ))}
        </div>
      </FormGroup>
      <Honeypot label={forms.leaveEmpty} />
      <FormFoot
        texts={texts}
        sending={sending}
        labels={scouting.fields}
        faults={{ ...checked.faults, ...photos.faults }}
        tried={checked.tried}
        thanks={thanks ? scouting.thanks : null}
      />
    </form>
  );
}
