import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import styles from '../settlement.module.css';
import { useCancelCorrection } from '../settlement.queries.ts';
import { isCorrected } from '../states.ts';

/** Why issued statements are corrected, and what holds meanwhile; until it is issued it can be cancelled. */
export function Correction({ settlement }: { settlement: Settlement }) {
  const { correction, issued_on } = settlement;
  if (!isCorrected(settlement)) return null;
  return (
    <Alert color="yellow" title="Vyúčtování se opravuje">
      {correction === '' ? null : <p className={styles.line}>{`Důvod: ${correction}`}</p>}
      <p className={styles.line}>
        {`Spočítejte ho znovu, zkontrolujte a vydejte. Do té doby platí verze vydaná ${formatDate(issued_on ?? '')}.`}
      </p>
      <div className={styles.step}>
        <CancelButton settlement={settlement} />
      </div>
    </Alert>
  );
}

function CancelButton({ settlement }: { settlement: Settlement }) {
  const { unit_id, settlement_id, issued_on } = settlement;
  const [fault, setFault] = useState<unknown>(null);
  const cancelling = useCancelCorrection();
  const cancel = async () => {
    setFault(null);
    const isSure = await confirm({
      title: 'Zrušit opravu?',
      message: `Vyúčtování vydaná ${formatDate(issued_on ?? '')} platí dál beze změny. Výpočty, které mezitím vznikly, zůstanou uložené. Opravit vyúčtování půjde kdykoli znovu.`,
      confirmLabel: 'Zrušit opravu',
      cancelLabel: 'Pokračovat v opravě',
    });
    if (!isSure) return;
    cancelling.mutate(
      { params: { unit_id, settlement_id } },
      { onSuccess: () => flash('Oprava je zrušená, platí vydaná verze'), onError: setFault },
    );
  };
  return (
    <>
      <Button variant="default" loading={cancelling.isPending} onClick={() => void cancel()}>
        Zrušit opravu
      </Button>
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
