import { definePage } from '@/app/define-page';
import { EntityScreen } from '@/components/site/entity-screen';
import { missingPage } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { type EntityName, readEntity } from '@/lib/panel/content';
import { describeEntity } from '@/lib/seo/describe-page';

/** A text of the agency. */
export function entityPage(name: EntityName) {
  return definePage({
    load: async ({ locale }: PageRequest) => ({
      name,
      entity: (await readEntity(name, locale)) ?? missingPage(),
    }),
    metadata: ({ entity }, words) => describeEntity(name, entity, words),
    Screen: EntityScreen,
  });
}
