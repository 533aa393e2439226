import { Button, NativeSelect } from '@mantine/core';
import { IconDeviceFloppy } from '#web/icons/IconDeviceFloppy.ts';
import { IconFileTypePdf } from '#web/icons/IconFileTypePdf.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useState } from 'react';
import type { TriedRule } from '#contract/settlement/simulated.ts';
import type { SettlementSimulation } from '#contract/settlement/simulations.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { KeepDialog } from './KeepDialog.tsx';
import {
  useDeleteSimulation,
  usePrintSimulation,
  useUpdateSimulation,
} from './simulations.queries.ts';
import styles from './simulation.module.css';

interface SimulationBarProps {
  settlement: Settlement;
  kept: readonly SettlementSimulation[];
  simulation: SettlementSimulation | undefined;
  count: number;
  tried: TriedRule[];
  isOtherwise: boolean;
  onOpen: (id: number | undefined) => void;
  /** What is tried was kept, or is to be as it is kept. */
  onForget: () => void;
}

const icon = { size: '1.125rem', 'aria-hidden': true } as const;
/** Of a simulation that has no name yet. */
const UNNAMED = 'Simulace';

/** Which simulation is open, and what is done with it as a whole. */
export function SimulationBar(props: SimulationBarProps) {
  const { settlement, kept, simulation, count, tried, isOtherwise, onOpen, onForget } = props;
  const [isNaming, setIsNaming] = useState(false);
  const isNew = simulation === undefined;
  return (
    <div className={styles.bar}>
      <NativeSelect
        className={styles.choice ?? ''}
        label="Simulace"
        value={String(simulation?.settlement_simulation_id ?? 0)}
        data={[
          { value: '0', label: 'Nová simulace' },
          ...kept.map(({ settlement_simulation_id, name }) => ({
            value: String(settlement_simulation_id),
            label: name,
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onOpen(value === '0' ? undefined : Number(value))
        }
      />
      {isNew ? null : <SaveButton {...props} simulation={simulation} />}
      <Button
        variant={isNew ? 'filled' : 'default'}
        leftSection={isNew ? <IconDeviceFloppy {...icon} /> : undefined}
        disabled={tried.length === 0}
        onClick={() => setIsNaming(true)}
      >
        {isNew ? 'Uložit simulaci' : 'Uložit jako novou'}
      </Button>
      {isOtherwise ? (
        <Button variant="subtle" onClick={onForget}>
          {isNew ? 'Začít znovu' : 'Zahodit změny'}
        </Button>
      ) : null}
      <PrintButton {...props} />
      {isNew ? null : <DeleteButton {...props} simulation={simulation} />}
      {isNaming ? (
        <KeepDialog
          settlement={settlement}
          count={count}
          tried={tried}
          onKept={(id) => {
            onForget();
            onOpen(id);
          }}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </div>
  );
}

type KeptProps = SimulationBarProps & { simulation: SettlementSimulation };

const ofOne = ({ unit_id, settlement_simulation_id }: SettlementSimulation) => ({
  unit_id,
  id: String(settlement_simulation_id),
});

function SaveButton({ simulation, tried, isOtherwise, onForget }: KeptProps) {
  const saving = useUpdateSimulation();
  const { version } = simulation;
  const save = () =>
    saving.mutate(
      { params: ofOne(simulation), body: { changes: tried, version } },
      {
        onSuccess: (saved) => {
          onForget();
          flash('Simulace byla uložena', saved);
        },
      },
    );
  return (
    <>
      <Button
        leftSection={<IconDeviceFloppy {...icon} />}
        disabled={!isOtherwise}
        loading={saving.isPending}
        onClick={save}
      >
        Uložit změny
      </Button>
      <ErrorLine error={saving.error} isOfAction />
    </>
  );
}

function PrintButton({ settlement, simulation, count, tried }: SimulationBarProps) {
  const { unit_id, settlement_id } = settlement;
  const printing = usePrintSimulation();
  const name = simulation?.name ?? UNNAMED;
  const body = { settlement_count_id: count, changes: tried, name };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf {...icon} />}
        disabled={tried.length === 0}
        loading={printing.isPending}
        onClick={() => printing.mutate({ params: { unit_id, settlement_id }, body })}
      >
        PDF pro schůzi
      </Button>
      <ErrorLine error={printing.error} isOfAction />
    </>
  );
}

function DeleteButton({ simulation, onForget, onOpen }: KeptProps) {
  const deleting = useDeleteSimulation();
  const remove = async () => {
    const isSure = await confirm({
      title: 'Smazat simulaci?',
      message: `„${simulation.name}“ se odstraní natrvalo. Na vyúčtování to nic nemění.`,
      confirmLabel: 'Smazat simulaci',
      danger: true,
    });
    if (!isSure) return;
    deleting.mutate(
      { params: ofOne(simulation) },
      {
        onSuccess: (answer) => {
          onForget();
          onOpen(undefined);
          flash('Simulace byla smazána', answer);
        },
      },
    );
  };
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash {...icon} />}
        loading={deleting.isPending}
        onClick={() => void remove()}
      >
        Smazat
      </Button>
      <ErrorLine error={deleting.error} isOfAction />
    </>
  );
}
