import 'server-only';
import { UPLOAD_LIMITS } from '../forms/body';
import { checkFields, type FieldFaults } from '../forms/fields';
import { idempotencyKey } from '../forms/idempotency';
import { Refusal } from '../forms/refusal';
import { type FormHandler, faultTexts } from '../handlers/answer-post';
import { DEFAULT_LOCALE } from '../i18n/locales';
import { readCities, readCountriesAndSkinTones } from '../panel/attributes';
import { sendApplication } from '../panel/submissions';
import { fold } from '../talents/letters';
import type { Option } from '../talents/option';
import { SCOUTING_IMAGES, type ScoutingImage } from './image-rules';
import { cleanImage } from './images';
import { CONSENT_VERSION, isMinor } from './questions';
import { type ScoutingAnswers, scoutingSchema } from './schema';
import { labelsInOrder } from './shown-answers';
import { readUpload, type Upload } from './upload';
import { inSlot } from './upload-slots';

/**
 * The handler of the application form: validates the answers and four photos (multipart) and sends
 * them.
 */
export const scoutingForm: FormHandler<Upload> = {
  name: 'scouting',
  page: 'be-a-model',
  limits: UPLOAD_LIMITS,
  words: (messages) => {
    const { fields, thanksTitle: title, thanksText: text, ...texts } = messages.scouting;
    const other = faultTexts(messages, texts.unanswered);
    return {
      thanks: { title, text },
      labels: labelsInOrder(fields),
      fault: (fault, name) =>
        name === 'basedin' && fault === 'choice' ? texts.cityUnknown : other(fault, name),
    };
  },
  read: (request) => inSlot('reading', request, () => readUpload(request)),
  send: (upload, request) => inSlot('working', request, () => passOn(upload, request)),
};

async function passOn(upload: Upload, request: Request): Promise<void> {
  const { data, faults } = checkFields(scoutingSchema, upload.fields);
  const places = data && (await placesOf(data));
  const drawn = await inSlot('drawing', request, () => drawPhotos(upload));
  const photos = photosOf(drawn.photos);
  const all: FieldFaults = { ...faults, ...places?.faults, ...drawn.faults };
  if (!data || !places?.known || !photos || Object.keys(all).length > 0) {
    throw new Refusal('invalid', { faults: all });
  }
  const {
    country: _country,
    basedin: _basedin,
    adult: _adult,
    adult_confirmed: _confirmed,
    consent: _consent,
    father,
    ...others
  } = data;
  const application = {
    fields: others,
    ...places.known,
    father: father || data.realname,
    consent: isMinor(data) ? `${new Date().toISOString()} ${CONSENT_VERSION}` : null,
    images: photos,
  };
  await sendApplication(application, await idempotencyKey(request, data, photos));
}

type Photos = Partial<Record<ScoutingImage, File>>;

/** Re-encodes the images, one after the other. */
async function drawPhotos({ images, faults: known }: Upload) {
  const photos: Photos = {};
  const faults: FieldFaults = { ...known };
  for (const name of SCOUTING_IMAGES) {
    const image = images[name];
    if (!image || faults[name]) continue;
    const drawn = await cleanImage(await image.read());
    if (drawn instanceof File) photos[name] = drawn;
    else faults[name] = drawn;
  }
  return { photos, faults };
}

/**
 * The panel's options for country and city; a fault for a value that it does not offer. Of a country
 * without cities any text is one: its value and its label.
 */
async function placesOf(answers: ScoutingAnswers) {
  const { countries, skinTones } = await readCountriesAndSkinTones(DEFAULT_LOCALE);
  const country = find(countries, answers.country);
  // Only known countries: an invented one would cause a call and a cache entry.
  const cities = country ? await readCities(country.value) : [];
  const typed = { value: answers.basedin, label: answers.basedin };
  const basedin = country && cities.length === 0 ? typed : findCity(cities, answers.basedin);
  const faults: FieldFaults = {};
  if (!country) faults.country = 'choice';
  if (!basedin) faults.basedin = 'choice';
  if (!find(skinTones, answers.skin_tone)) faults.skin_tone = 'choice';
  return { known: country && basedin ? { country, basedin } : null, faults };
}

function find(options: readonly Option[], value: string): Option | undefined {
  return options.find((option) => option.value === value);
}

/** A city by its id, or by its name, which is typed without script. */
function findCity(cities: readonly Option[], answer: string): Option | undefined {
  const name = fold(answer);
  return find(cities, answer) ?? cities.find(({ label }) => fold(label) === name);
}

/** The four photos under fixed names: a visitor's file name may be anything. */
function photosOf(photos: Photos): readonly [File, File, File, File] | null {
  const [face, profile, half, full] = SCOUTING_IMAGES.map((name, index) => {
    const file = photos[name];
    return file && new File([file], `photo-${index + 1}.jpg`, { type: file.type });
  });
  return face && profile && half && full ? [face, profile, half, full] : null;
}
