import { AuxiliariesOverview } from '#web/auxiliaries/AuxiliariesOverview.tsx';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useModulesUnder } from '../modules/modules.queries.ts';

const TITLE = 'Číselníky a pomůcky';

/** The overview of code lists and aids (route /auxiliaries): a card for each module under it. */
export function AuxiliariesScreen() {
  const modules = useModulesUnder('Auxiliaries');
  return (
    <UnitScreen title={TITLE}>
      {({ unit_id }) => (
        <Page
          title={TITLE}
          note="Systémové číselníky jsou společné všem klientům portálu, vlastní upravujete sami."
        >
          <AuxiliariesOverview unit_id={unit_id} modules={modules} />
        </Page>
      )}
    </UnitScreen>
  );
}
