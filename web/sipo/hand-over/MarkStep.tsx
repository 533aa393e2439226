import { Button } from '@mantine/core';
import { IconSend } from '#web/icons/IconSend.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { periodText } from '#contract/rules/sipo-period.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import type { Register } from '../register.ts';
import { readRegisterAnew, useCreateHandOver } from '../sipo.queries.ts';
import type { Wanted } from './FilesStep.tsx';
import { summaryOf } from './summary.ts';

interface MarkStepProps {
  unit_id: number;
  register: Register;
  wanted: Wanted;
  /** How many payers have a fault. */
  faulty: number;
  isReady: boolean;
  onDone: (sipo_hand_over_id: number) => void;
}

/** The last step, after which the period is kept as it was sent. */
export function MarkStep({ unit_id, register, wanted, faulty, isReady, onDone }: MarkStepProps) {
  const handing = useCreateHandOver();
  const period = periodText(register.period);
  const handOver = async () => {
    const { records } = summaryOf(register);
    const count = `${records} ${czechPlural(records, 'záznam', 'záznamy', 'záznamů')}`;
    const left = wanted.without_faulty ? ` Vynechaných s vadou: ${faulty}.` : '';
    const isSure = await confirm({
      title: `Označit období ${period} jako předané?`,
      message: `Označte ho, až poště soubory odešlete. Uloží se změnový soubor (${count}) a průvodka tak, jak jste je stáhli.${left} Vrátit půjde jen poslední předání, dokud na ně pošta neodpoví.`,
      confirmLabel: 'Označit jako předané',
    });
    if (!isSure) return;
    handing.mutate(
      { params: { unit_id }, body: wanted },
      {
        onSuccess: ({ sipo_hand_over_id }) => {
          flash(`Období ${period} bylo předáno`);
          onDone(sipo_hand_over_id);
        },
        onError: readRegisterAnew,
      },
    );
  };
  return (
    <div>
      <Button
        leftSection={<IconSend size="1.125rem" aria-hidden="true" />}
        disabled={!isReady}
        loading={handing.isPending}
        onClick={() => void handOver()}
      >
        Označit jako předané
      </Button>
      <ErrorLine error={handing.error} />
    </div>
  );
}
