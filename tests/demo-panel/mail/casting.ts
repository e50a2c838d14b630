import { pictureOf } from '../pictures/catalog.ts';
import type { Roster } from '../seed/roster.ts';
import type { Entry } from '../store.ts';
import { factsHtml, factsText, mailFact, phoneFact } from './facts.ts';
import { INK, STYLE } from './ink.ts';
import { type Enclosure, type Letter, textOf } from './letter.ts';
import { lines, type Markup, markup } from './markup.ts';
import { measuresOf, measuresText } from './measures.ts';

/** More would make the e-mail too heavy for most servers. */
const MAX_PICTURES = 20;

/** The most talents that a link of the site holds. */
const MAX_SHARED = 50;

/** A talent as the site sends it. */
type Chosen = { id: number | string; name: string; url: string; note?: string };

type Place = Chosen & { measures: [string, string][]; measuresText: string; cover: string | null };

function placeOf(chosen: Chosen, roster: Roster, at: string): Place {
  const profile = roster.profile(Number(chosen.id));
  const cover = profile?.cover && pictureOf(profile.cover, roster) ? profile.cover : null;
  return {
    ...chosen,
    name: textOf(chosen, 'name'),
    // Parsed as a browser does, without the line breaks and quotes that it forgives.
    url: new URL(chosen.url).href,
    measures: profile ? measuresOf(profile, at) : [],
    measuresText: profile ? measuresText(profile, at) : '',
    cover,
  };
}

const cidOf = (place: number) => `talento-${place + 1}`;

function pictureHtml({ name, url, cover }: Place, place: number): Markup {
  if (!cover) {
    const initial = Array.from(name)[0] ?? '';
    return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="blank" height="150" aria-hidden="true" style="${STYLE.blank}">${initial}</td></tr></table>`;
  }
  return markup`<a href="${url}"><img src="cid:${cidOf(place)}" width="190" alt="${name}" style="${STYLE.picture}"></a>`;
}

function aboutHtml({ name, url, measures, note }: Place): Markup {
  const pairs = measures.map(
    ([label, value], place) =>
      markup`${place > 0 && markup` · `}<span style="white-space:nowrap">${label} <span class="ink" style="color:${INK}">${value}</span></span>`,
  );
  return markup`<h2 class="ink name" style="${STYLE.name}">${name}</h2>
${pairs.length > 0 && markup`<p class="muted" style="margin:8px 0 0;${STYLE.small}">${pairs}</p>`}
${note ? markup`<p class="ink" style="${STYLE.note}">${lines(note)}</p>` : false}
<p style="margin:16px 0 0"><a href="${url}" class="button" style="${STYLE.button}">Ver perfil</a></p>`;
}

/** The links that open the whole selection on the site; each has a maximum number of talents. */
function selectionLinks(talents: readonly Place[]): { text: string; url: string }[] {
  const site = URL.parse(talents[0]?.url ?? '')?.origin;
  if (!site) return [];
  const starts = talents.map((_, place) => place).filter((place) => place % MAX_SHARED === 0);
  return starts.map((start) => {
    const ids = talents.slice(start, start + MAX_SHARED).map(({ id }) => id);
    const text =
      talents.length <= MAX_SHARED
        ? 'Abrir a seleção no site'
        : `Abrir no site: talentos ${start + 1} a ${start + ids.length}`;
    return { text, url: `${site}/favoritos?ids=${ids.join(',')}` };
  });
}

/** Shown where pictures are missing, so that no one thinks they were lost. */
function missingPictures(count: number): string | null {
  if (count <= MAX_PICTURES) return null;
  return `As fotos são as dos primeiros ${MAX_PICTURES} talentos, para que o e-mail não fique pesado; as outras estão nos perfis.`;
}

function talentHtml(talent: Place, place: number): Markup {
  const about = aboutHtml(talent);
  const cells =
    place >= MAX_PICTURES
      ? markup`<td class="rule" style="padding:20px 0;${STYLE.rule}">${about}</td>`
      : markup`<td class="rule wide" valign="top" width="33%" style="padding:20px 0;${STYLE.rule}">${pictureHtml(talent, place)}</td>
<td class="rule gap" valign="top" style="padding:20px 0 20px 24px;${STYLE.rule}">${about}</td>`;
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells}</tr></table>`;
}

function talentText({ name, url, measuresText, note }: Place, place: number): string {
  const indent = (text: string) => text.split(/\r\n?|\n/).join('\n   ');
  const parts = [`${place + 1}. ${name}`, measuresText, note && `Nota: ${indent(note)}`, url];
  return parts.filter(Boolean).join('\n   ');
}

function briefHtml(brief: string): Markup {
  return markup`<h2 class="ink name" style="padding-top:28px;${STYLE.name}">Briefing</h2>
<p class="ink" style="margin:8px 0 0;${STYLE.text}">${lines(brief)}</p>`;
}

/** The e-mail for a casting: the client's selection of talents and the brief. */
export function castingLetter({ fields, at }: Entry, roster: Roster): Letter {
  const [name, address] = [textOf(fields, 'name'), textOf(fields, 'email')];
  const talents = (fields.talents as Chosen[]).map((chosen) => placeOf(chosen, roster, at));
  const count = talents.length === 1 ? '1 talento' : `${talents.length} talentos`;
  const sender = [
    { label: 'Nome', value: name },
    phoneFact('Telefone', textOf(fields, 'phone')),
    mailFact(address),
  ];
  const brief = typeof fields.message === 'string' ? fields.message.trim() : '';
  const whole = selectionLinks(talents);
  const missing = missingPictures(talents.length);
  const enclosures = talents.slice(0, MAX_PICTURES).flatMap(({ cover }, place): Enclosure[] => {
    if (!cover) return [];
    const cid = cidOf(place);
    const source = { picture: cover };
    return [{ cid, name: `${cid}.jpg`, type: 'image/jpeg', listed: false, source }];
  });
  return {
    subject: `Casting: ${count} para ${name}`,
    label: 'Pedido de casting',
    title: `${count} para ${name}`,
    sender: { name, address },
    html: markup`${factsHtml(sender)}${brief !== '' && briefHtml(brief)}${whole.map(
      ({ text, url }) =>
        markup`<p style="margin:16px 0 0;${STYLE.text}"><a href="${url}" class="ink" style="${STYLE.link}">${text}</a></p>`,
    )}${missing ? markup`<p class="muted" style="margin:16px 0 0;${STYLE.small}">${missing}</p>` : false}<div style="height:28px;line-height:28px">&nbsp;</div>${talents.map(talentHtml)}`,
    text: [
      factsText(sender),
      ...(brief === '' ? [] : [`Briefing\n${brief.replace(/\r\n?/g, '\n')}`]),
      ...whole.map(({ text, url }) => `${text}: ${url}`),
      ...(missing ? [missing] : []),
      ...talents.map(talentText),
    ].join('\n\n'),
    enclosures,
  };
}
