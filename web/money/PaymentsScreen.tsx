import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { PaymentTable } from './PaymentTable.tsx';

const TITLE = 'Platby';

/** Money that came, and to whom it belongs (route Payments). */
export function PaymentsScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Payments unit={unit} />}</UnitScreen>;
}

function Payments({ unit: { unit_id, name } }: { unit: Unit }) {
  const [isPaying, setPaying] = useState(false);
  return (
    <Page
      title={TITLE}
      note={name}
      action={
        <Button
          leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
          onClick={() => setPaying(true)}
        >
          Zapsat platbu
        </Button>
      }
    >
      <PaymentTable unit_id={unit_id} />
      {isPaying ? <PaymentDialog unit_id={unit_id} onClose={() => setPaying(false)} /> : null}
    </Page>
  );
}
