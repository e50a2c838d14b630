import 'server-only';
import { z } from 'zod';
import { env } from '../config/environment';
import { TIMES } from '../config/times';
import { isRecord } from '../json';
import { nullWhenFailing } from './errors';
import { PANEL_LIMITS } from './limits';
import { rejectEmptied } from './plausibility';
import { read } from './read';
import { isMissing, reportUnreadable, upTo } from './unreadable-values';
import { itemList } from './values/list';
import { text } from './values/text';
import { webAddress } from './values/web-address';
import { record } from './wire';

const NETWORKS = ['instagram', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];
export type SocialMedia = { name: Network; url: string };

type Known = { name: string; url: string };

/** The agency's networks. */
export type SocialMedias = {
  networks: SocialMedia[];
  /** Its profiles on further networks, which no page leads to; `name` as the panel wrote it. */
  others: Known[];
  /** False while a network of the agency is known to exist, but not its address. */
  complete: boolean;
};

/** A network as it is sent; `url` is null if it cannot be read. */
type Sent = { name: string; url: string | null };

/** The profile's name alone, as it is written on the network itself. */
const HANDLE = /^@?([\w.]{1,60})$/;

const isNetwork = (name: string): name is Network => name === 'instagram' || name === 'facebook';

/** The address of a network's profile: completed, or made of the profile's name. */
function profileUrl(name: string, sent: unknown): string | null {
  const address = webAddress.safeParse(sent).data;
  const url = address === undefined ? null : new URL(address);
  const isHome = url?.pathname === '/' && !url.search;
  if (address && !isHome) return address;
  const [, handle] = HANDLE.exec(text.safeParse(sent).data ?? '') ?? [];
  return handle && !isHome && isNetwork(name) ? `https://www.${name}.com/${handle}` : null;
}

/** The network that an entry names; none without an address, or for a flag beside the networks. */
function readNetwork(item: unknown): Sent[] {
  const { name: sentName, url: sent } = isRecord(item) ? item : {};
  const label = text.safeParse(sentName).data ?? '';
  const name = NETWORKS.find((one) => one === label.toLowerCase()) ?? label;
  const isFlag = typeof sent === 'boolean' || typeof sent === 'number';
  if (isMissing(sent) || (isFlag && !isNetwork(name))) return [];
  const url = profileUrl(name, sent);
  if (url === null) reportUnreadable('url', `network ${name}`, sent);
  return [{ name, url }];
}

/** Accepts `[{"name","url"}]`, or an object keyed by network: `{"instagram":{"url"}}` or `{"instagram":url}`. */
const networks = z
  .union([
    itemList,
    record.transform((byName) =>
      Object.entries(byName).map(([name, value]) => ({
        ...(isRecord(value) ? value : { url: value }),
        name,
      })),
    ),
  ])
  .transform((items) =>
    upTo(PANEL_LIMITS.lists.networks, items, 'networks', 'the panel').flatMap(readNetwork),
  );

/**
 * The agency's networks, and whether these are all. `AGENCY_…_URL` overrides the panel's URL; only those
 * are known while the services fail.
 */
export async function readKnownNetworks(): Promise<SocialMedias> {
  const sent = await read({
    service: 'panel',
    request: { method: 'GET', url: '/api/social-medias', tags: ['social-medias'] },
    schema: networks,
    freshMs: TIMES.fresh.options,
    implausibleBecause: rejectEmptied,
  }).catch(nullWhenFailing);
  const { AGENCY_INSTAGRAM_URL: instagram, AGENCY_FACEBOOK_URL: facebook } = env();
  const set = { instagram, facebook };
  const own = NETWORKS.flatMap((name) => (set[name] ? [{ name, url: set[name] }] : []));
  const others = (sent ?? []).filter(({ name }) => !isNetwork(name) || !set[name]);
  const known = others.filter((one): one is Known => one.url !== null);
  return {
    networks: [...own, ...known.filter((one): one is SocialMedia => isNetwork(one.name))],
    others: known.filter(({ name }) => !isNetwork(name)),
    complete: sent !== null && known.length === others.length,
  };
}

/** The agency's networks that pages lead to. */
export async function readSocialMediasIfAny(): Promise<SocialMedia[]> {
  return (await readKnownNetworks()).networks;
}
