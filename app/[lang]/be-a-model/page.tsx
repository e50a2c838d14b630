import { definePage } from '@/app/define-page';
import { ScoutingScreen } from '@/components/scouting/scouting-screen';
import { readFourPhotosIfAny } from '@/lib/roster/new-faces';
import { readChoices } from '@/lib/scouting/read-choices';

export const revalidate = 300;

const { generateMetadata, Page } = definePage({
  load: async ({ locale }) => {
    const [choices, face] = await Promise.all([readChoices(locale), readFourPhotosIfAny()]);
    return { choices, face };
  },
  metadata: (_, { t }) => ({
    route: { page: 'be-a-model' },
    title: t('pages.be-a-model'),
    description: t('scouting.description'),
  }),
  Screen: ScoutingScreen,
});

export { generateMetadata, Page as default };
