import { definePage } from '@/app/define-page';
import { EntityScreen } from '@/components/site/entity-screen';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { missingPage } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { type Entity, type EntityName, readEntity } from '@/lib/panel/content';
import { describeEntity } from '@/lib/seo/describe-page';
import { agency, siteName } from '@/lib/site';

export function entityPage(name: EntityName) {
  return definePage({
    load: async ({ locale }: PageRequest) => ({
      name,
      entity: (await readEntity(name, locale)) ?? ownText(name, locale),
    }),
    metadata: ({ entity }, words) => describeEntity(name, entity, words),
    Screen: EntityScreen,
  });
}

/** Every form leads to the privacy policy, so the site has a short one of its own. */
function ownText(name: EntityName, locale: Locale): Entity {
  if (name !== 'privacy') missingPage();
  const facts = { agency: siteName(), email: agency().email };
  const text = fill(messagesOf(locale).site.privacyText, facts);
  const description = text.replace(/[^\n]+/g, '<p>$&</p>');
  return { title: null, image: null, description };
}
