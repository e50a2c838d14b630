import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { inventTalent, talentId } from '../demo-panel/seed/talent.ts';
import { changeLimits, UNHURRIED } from '../fixtures/changed-limits.ts';
import { collectWarnings, freshClient, standInWithClient } from '../fixtures/panel-client.ts';
import { type MeasuresOfPanel, measuresOf } from '../fixtures/people.ts';

beforeEach(() => changeLimits(UNHURRIED));

describe('the roster', () => {
  it('is in the order of the panel, without unreadable records', async () => {
    const warnings = collectWarnings();
    const { client, panel } = await standInWithClient();
    const { talents, byId } = await client.readRoster();
    expect(talents.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, i) => talentId(i)));
    expect(byId.get(talentId(3))).toBe(talents[3]);
    expect(warnings.texts()).toEqual(['Unreadable id of talent oops: "oops"']);
    expect(panel.log.map(({ path }) => path)).toEqual([
      '/api/signin',
      '/api/talents?language=pt&paginate=10000',
    ]);
  });

  it('contains each talent as the site models them', async () => {
    const { client } = await standInWithClient({ talents: 20 });
    const { talents } = await client.readRoster();
    const { id, eyes, hair, skin_tone, categories, name, cover, gender, birthdate, ...sent } =
      inventTalent(0);
    const measures = measuresOf(sent as MeasuresOfPanel);
    expect(talents[0]).toMatchObject({ id, name, cover, gender, birthdate, eyes, hair, measures });
    expect(talents[0]).toMatchObject({ skinTone: skin_tone, categories });
    expect(talents[0]).toMatchObject({ height: 190, jeans: 40, shoes: 38, initial: 'c' });
    expect(inventTalent(7).id).toBe('1229');
    expect(talents[7]?.id).toBe(1229);
    expect(talents[19]?.cover).toBeNull();
  });
});

describe('a profile', () => {
  it('has its book, its composites and the videos that can be shown', async () => {
    const warnings = collectWarnings();
    const { client } = await standInWithClient({ talents: 20 });
    const sent = inventProfile(8);
    const profile = await client.readProfile(talentId(8));
    expect(profile).toMatchObject({ id: 1231, name: sent.name, book: sent.book, skinTone: '1163' });
    expect(profile?.video).toEqual(sent.video.slice(1));
    expect(profile?.measures).not.toHaveProperty('weight');
    expect(warnings.texts()).toEqual([
      expect.stringMatching(/^Unreadable file of video of talent 1231: /),
    ]);
    expect((await client.readProfile(talentId(2)))?.compo).toEqual(inventProfile(2).compo);
  });
});

describe('content', () => {
  it('a text of the agency in each language', async () => {
    const { client } = await standInWithClient({ talents: 1 });
    const texts = await Promise.all(LOCALES.map((locale) => client.readEntity('about', locale)));
    for (const text of texts) {
      expect(text).toMatchObject({ image: 'entities/about.jpg' });
      expect(text?.description).toContain('<p>');
    }
    expect(new Set(texts.map((text) => text?.description)).size).toBe(LOCALES.length);
    expect((await client.readEntity('privacy', 'pt'))?.image).toBeNull();
  });

  it('no social networks while the panel fails, where they are optional', async () => {
    collectWarnings();
    const { client, panel } = await standInWithClient({ talents: 1 });
    panel.fail({ kind: 'status', status: 500, route: '/api/social-medias' });
    expect(await client.readSocialMediasIfAny()).toEqual([]);
  });

  it('the social networks of the environment instead of those of the panel', async () => {
    collectWarnings();
    const { panel } = await standInWithClient({ talents: 1 });
    const own = { name: 'instagram', url: 'https://www.instagram.com/own' };
    const client = await freshClient(panel.url, { AGENCY_INSTAGRAM_URL: own.url });
    const facebook = { name: 'facebook', url: 'https://www.facebook.com/vitrine.example' };
    expect(await client.readSocialMediasIfAny()).toEqual([own, facebook]);
    const failing = await freshClient(panel.url, { AGENCY_INSTAGRAM_URL: own.url });
    panel.fail({ kind: 'status', status: 500, route: '/api/social-medias' });
    expect(await failing.readSocialMediasIfAny()).toEqual([own]);
  });
});
