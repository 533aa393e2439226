import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { BankMovement } from '#contract/money/bank-movements.ts';
import { likelyLump, type LumpPeriod } from '#contract/rules/sipo-lump.ts';
import { periodText } from '#contract/rules/sipo-period.ts';
import { lumpText } from '#web/core/lump-words.ts';
import { useLumpPeriods } from '#web/core/lumps.queries.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useJoinLump, useTakeBackLump } from './bank.queries.ts';

interface LumpProps {
  movement: BankMovement;
  onDone: () => void;
}

/** Money of the post: which period of SIPO the movement is of, or may be. */
export function LumpPart({ movement, onDone }: LumpProps) {
  const { amount, is_reversal, sipo_period, unassigned } = movement;
  const isPossible = (amount > 0 || is_reversal) && unassigned !== 0;
  const periods = useLumpPeriods(movement.unit_id, sipo_period !== null || isPossible).data?.values;
  if (periods === undefined) return null;
  if (sipo_period !== null) {
    const told = periods.find(({ period }) => period === sipo_period);
    return <Joined movement={movement} told={told} onDone={onDone} />;
  }
  // A person is asked only where the unit has books of SIPO.
  if (!isPossible || periods.length === 0) return null;
  return <Choice movement={movement} periods={periods} onDone={onDone} />;
}

function Joined({ movement, told, onDone }: LumpProps & { told: LumpPeriod | undefined }) {
  const takingBack = useTakeBackLump();
  const { unit_id, bank_movement_id, version } = movement;
  const back = () =>
    takingBack.mutate(
      { params: { unit_id, bank_movement_id }, body: { version } },
      {
        onSuccess: (saved) => {
          flash('Pohyb už není hromadnou platbou SIPO a čeká na přiřazení', saved);
          onDone();
        },
      },
    );
  return (
    <div>
      {told === undefined ? null : <p>{lumpText(told)}</p>}
      <Button variant="subtle" color="red" loading={takingBack.isPending} onClick={back}>
        Není to platba SIPO, vzít zpět
      </Button>
      <ErrorLine error={takingBack.error} isOfAction />
    </div>
  );
}

/** What is missing of a period, short enough for a phone. */
function restText(rest: number): string {
  if (rest === 0) return 'přišlo celé';
  return rest > 0 ? `zbývá ${formatMoney(rest)}` : `přebývá ${formatMoney(-rest)}`;
}

type ChoiceProps = LumpProps & { periods: readonly LumpPeriod[] };

function Choice({ movement, periods, onDone }: ChoiceProps) {
  const joining = useJoinLump();
  const likely = likelyLump(movement, periods);
  const [chosen, setChosen] = useState(likely?.period ?? '');
  const { unit_id, bank_movement_id, version } = movement;
  const join = () =>
    joining.mutate(
      { params: { unit_id, bank_movement_id }, body: { version, period: chosen } },
      {
        onSuccess: (saved) => {
          flash(`Pohyb je hromadná platba SIPO za ${periodText(chosen)}`, saved);
          onDone();
        },
      },
    );
  const hint =
    likely === undefined
      ? 'Poslala-li peníze pošta, vyberte období. Platby plátců jsou zapsané ze souborů, konta se nezmění.'
      : `Nejspíš je to hromadná platba pošty za ${periodText(likely.period)}. Platby plátců jsou zapsané ze souborů, konta se nezmění.`;
  return (
    <div>
      <NativeSelect
        label="Hromadná platba SIPO za období"
        description={hint}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: 'není platba SIPO' },
          ...periods.map(({ period, paid, came }) => ({
            value: period,
            label: `${periodText(period)}: ${restText(paid - came)}`,
          })),
        ]}
      />
      <Button
        mt="xs"
        variant="default"
        disabled={chosen === ''}
        loading={joining.isPending}
        onClick={join}
      >
        Spojit s obdobím
      </Button>
      <ErrorLine error={joining.error} isOfAction />
    </div>
  );
}
