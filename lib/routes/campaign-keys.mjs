/**
 * The query keys that campaigns, mailings and social networks add to links. No page reads them, so a
 * page is the same with and without them.
 *
 * Plain JavaScript, without `server-only`: the front cache runs outside of Next's bundles.
 */
const CAMPAIGN_KEYS = new Set([
  // Google, Microsoft and Yandex Ads, and Google's merchant listings
  ...['gclid', 'gbraid', 'wbraid', 'dclid', 'gad_source', 'gad_campaignid', '_gl', 'srsltid'],
  ...['msclkid', 'yclid'],
  // Facebook, Instagram, TikTok, X, LinkedIn, Pinterest
  ...['fbclid', 'igsh', 'igshid', 'ttclid', 'twclid', 'li_fat_id', 'epik'],
  // Mailchimp
  ...['mc_cid', 'mc_eid'],
]);

/** Urchin's keys, which most tools add: `utm_source`, `utm_campaign` … */
const URCHIN = 'utm_';

/** @param {string} key */
export function isCampaignKey(key) {
  return CAMPAIGN_KEYS.has(key) || key.startsWith(URCHIN);
}

/**
 * A request target without campaign keys. The rest is unchanged, in its order and spelling.
 * @param {string} target a path with an optional query
 */
export function withoutCampaignKeys(target) {
  const from = target.indexOf('?');
  if (from < 0) return target;
  const pairs = target.slice(from + 1).split('&');
  const others = pairs.filter((pair) => !isCampaignKey(pair.split('=', 1)[0] ?? ''));
  if (others.length === pairs.length) return target;
  const path = target.slice(0, from);
  return others.length > 0 ? `${path}?${others.join('&')}` : path;
}
