import { SCOUTING_FIELDS } from '../scouting-fields.ts';
import { slugOf } from '../seed/posts.ts';
import type { Entry } from '../store.ts';
import { type Fact, factsHtml, factsText } from './facts.ts';
import { guardianOf } from './guardian.ts';
import { STYLE } from './ink.ts';
import { type Enclosure, type Letter, textOf } from './letter.ts';
import { type Markup, markup } from './markup.ts';
import { lengthText } from './measures.ts';

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};

/** What each photo must show, in the order of the fields. */
const PHOTOS = ['Rosto', 'Perfil', 'Meio corpo', 'Corpo inteiro'];
const photoLabel = (place: number) => PHOTOS[place] ?? `Foto ${place + 1}`;

/** The lines of every field, in the order of the contract. */
function factsOf(fields: Entry['fields']): Fact[] {
  return Object.entries(SCOUTING_FIELDS).flatMap(([name, { facts }]) => facts(fields, name));
}

function photosOf({ fields, files }: Entry): Enclosure[] {
  const name = slugOf(textOf(fields, 'realname')).slice(0, 60) || 'candidatura';
  return files.map(({ field, type }, place) => ({
    cid: field,
    name: `${name}-${place + 1}-${slugOf(photoLabel(place))}.${EXTENSIONS[type] ?? 'jpg'}`,
    type: EXTENSIONS[type] ? type : 'image/jpeg',
    listed: true,
    source: { field },
  }));
}

/** Uncropped, in their own proportions: a casting director wants to see the feet as well. */
function photosHtml(photos: readonly Enclosure[]): Markup {
  const cell = (photo: Enclosure | undefined, place: number) => {
    const padding = place % 2 === 0 ? '0 4px 8px 0' : '0 0 8px 4px';
    const image =
      photo &&
      markup`<img src="cid:${photo.cid}" width="284" alt="${photoLabel(place)}" style="${STYLE.picture}"><p class="muted" style="margin:4px 0 0;${STYLE.small}">${photoLabel(place)}</p>`;
    return markup`<td width="50%" valign="top" style="padding:${padding}">${image ?? false}</td>`;
  };
  const rows = photos
    .map((photo, place) => ({ photo, place }))
    .filter(({ place }) => place % 2 === 0)
    .map(
      ({ photo, place }) =>
        markup`<tr>${cell(photo, place)}${cell(photos[place + 1], place + 1)}</tr>`,
    );
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed">${rows}</table>`;
}

/** The e-mail for an application. */
export function applicationLetter(entry: Entry): Letter {
  const [name, address] = [textOf(entry.fields, 'realname'), textOf(entry.fields, 'email')];
  const height = lengthText(textOf(entry.fields, 'height'));
  const facts = factsOf(entry.fields);
  const photos = photosOf(entry);
  const names = photos.map(({ name }, place) => `   ${photoLabel(place)}: ${name}`).join('\n');
  return {
    subject: `Candidatura: ${name}, ${height}`,
    label: 'Nova candidatura',
    title: name,
    sender: { name: guardianOf(entry.fields) ?? name, address },
    html: markup`${photosHtml(photos)}<div style="height:20px;line-height:20px">&nbsp;</div>${factsHtml(facts)}`,
    text: `${factsText(facts)}\n\nFotos em anexo:\n${names}`,
    enclosures: photos,
  };
}
