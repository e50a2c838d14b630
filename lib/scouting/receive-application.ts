import 'server-only';
import { checkFields, type FieldFaults } from '../forms/fields';
import { idempotencyKey } from '../forms/idempotency';
import { refuseRobots } from '../forms/protection';
import { Refusal } from '../forms/refusal';
import { DEFAULT_LOCALE } from '../i18n/locales';
import { type Option, readCities, readCountriesAndSkinTones } from '../panel/attributes';
import { sendApplication } from '../panel/submissions';
import { clientAddress } from '../platform/client-ip';
import { cleanImage } from './images';
import { SCOUTING_IMAGES, type ScoutingAnswers, scoutingSchema } from './schema';
import { readUpload } from './upload';
import { inUploadSlot } from './upload-slots';

/**
 * Receives an application, checks all of it and passes it on to the panel. Without script a visitor
 * may first ask for the cities of a country (`step=cities`), which sends nothing.
 * @throws Refusal, UpstreamError
 */
export function receiveApplication(
  request: Request,
  values: Record<string, string>,
  scripted: boolean,
): Promise<void> {
  return inUploadSlot(clientAddress(request), async () => {
    const upload = await readUpload(request, values, cleanImage);
    refuseRobots(values, { scripted });
    if (values.step === 'cities') throw new Refusal('cities');
    const { data, faults } = checkFields(scoutingSchema, values);
    const places = data && (await placesOf(data));
    const all: FieldFaults = { ...faults, ...places?.faults, ...upload.faults };
    if (!data || !places?.country || !places.basedin || Object.keys(all).length > 0) {
      throw new Refusal('invalid', { faults: all });
    }
    const [first, second, third, fourth] = SCOUTING_IMAGES.map((name) => upload.images[name]);
    if (!first || !second || !third || !fourth) throw new Refusal('invalid');
    const { country, basedin } = places;
    const { country: _country, basedin: _basedin, father, ...fields } = data;
    const images = [first, second, third, fourth] as const;
    const key = await idempotencyKey(request, data, images);
    await sendApplication({ fields, country, basedin, father, images: named(images) }, key);
  });
}

/** The panel's own words for the country and the city; a fault for one that it does not offer. */
async function placesOf(answers: ScoutingAnswers) {
  const { countries, skinTones } = await readCountriesAndSkinTones(DEFAULT_LOCALE);
  const country = find(countries, answers.country);
  // Only a known country is asked for: anything else would be read, and kept, for whoever invents it.
  const basedin = country && find(await readCities(country.value), answers.basedin);
  const faults: FieldFaults = {};
  if (!country) faults.country = 'choice';
  if (!basedin) faults.basedin = 'choice';
  if (!find(skinTones, answers.skin_tone)) faults.skin_tone = 'choice';
  return { country, basedin, faults };
}

function find(options: readonly Option[], value: string): Option | undefined {
  return options.find((option) => option.value === value);
}

/** Never by the name that the visitor's file had, which may be anything. */
function named(images: readonly [File, File, File, File]): readonly [File, File, File, File] {
  const [first, second, third, fourth] = images;
  const name = (file: File, place: number) =>
    new File([file], `photo-${place}${file.type === 'image/png' ? '.png' : '.jpg'}`, {
      type: file.type,
    });
  return [name(first, 1), name(second, 2), name(third, 3), name(fourth, 4)];
}
