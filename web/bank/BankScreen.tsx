import { Button } from '@mantine/core';
import { IconFileUpload } from '#web/icons/IconFileUpload.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AccountsTab } from './AccountsTab.tsx';
import { useAccounts } from './bank.queries.ts';
import { MovementsTab } from './MovementsTab.tsx';
import { useBankPlace } from './place.ts';
import { Upload } from './Upload.tsx';
import { StatementsTab } from './StatementsTab.tsx';

const TITLE = 'Bankovní výpisy';

/** Bank accounts of the unit, their statements and movements (route MoneyBank). */
export function BankScreen() {
  return <UnitScreen title={TITLE}>{({ unit_id }) => <Bank unit_id={unit_id} />}</UnitScreen>;
}

function Bank({ unit_id }: { unit_id: number }) {
  const { place, go } = useBankPlace();
  const { data } = useAccounts(unit_id);
  const told = { unit_id, place, go };
  const accounts = data?.values ?? [];
  const upload =
    accounts.length === 0 ? undefined : (
      <Button
        leftSection={<IconFileUpload size="1.125rem" aria-hidden="true" />}
        onClick={() => go({ upload: 1 })}
      >
        Načíst výpis
      </Button>
    );
  return (
    <Page
      title={TITLE}
      note="Výpisy z banky GPC (ABO), camt.053, Fio a CSV; pohyby čekají na přiřazení k platbám."
      action={upload}
    >
      <Tabs
        label="Části bankovních výpisů"
        tabs={[
          {
            key: 'statements',
            text: 'Výpisy',
            title: 'Přijaté výpisy a co mezi nimi chybí',
            content: <StatementsTab {...told} />,
          },
          {
            key: 'movements',
            text: 'Pohyby',
            title: 'Co na účty přišlo a odešlo',
            content: <MovementsTab {...told} />,
          },
          {
            key: 'accounts',
            text: 'Účty',
            title: 'Bankovní účty jednotky',
            content: <AccountsTab {...told} />,
          },
        ]}
        value={place.tab}
        onChange={(tab) => go({ tab })}
      />
      {place.upload === undefined || accounts.length === 0 ? null : (
        <Upload
          unit_id={unit_id}
          accounts={accounts}
          onClose={() => go({ upload: undefined }, { replace: true })}
        />
      )}
    </Page>
  );
}
