import { Anchor, Button, Group } from '@mantine/core';
import type { ImportBatch } from '#contract/imports.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { FaultNote } from './FaultNote.tsx';
import { batchNote } from './import-labels.ts';
import { bringsPersons, useRecognised } from './recognised.queries.ts';
import styles from './imports.module.css';
import { Step } from './Step.tsx';
import { Totals } from './Totals.tsx';
import { useUndoAction } from './useImportActions.ts';

interface FinishedProps {
  readonly batch: ImportBatch;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** The last step: what the import has brought, and the way to take it back. */
export function Finished({ batch, onNew, onClose }: FinishedProps) {
  const { undo, isPending, error } = useUndoAction();
  const isAccepted = batch.state === 'accepted';
  const facts = [
    ['Nové záznamy', batch.rows_new],
    ['Změněné záznamy', batch.rows_changed],
    ['Beze změny', batch.rows_same],
  ] as const;
  return (
    <Step
      at={3}
      title={isAccepted ? 'Import je přijat' : 'Import byl vrácen'}
      note={batchNote(batch)}
    >
      <FaultNote fault={batch.fault} />
      {isAccepted ? <Totals batch={batch} /> : null}
      {isAccepted ? (
        <dl className={styles.facts}>
          {facts.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="k-figures">{formatNumber(count, 0)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.note}>
          Nové záznamy byly smazány a změněné mají zpět své původní hodnoty.
        </p>
      )}
      {isAccepted ? <AlsoElsewhere batch={batch} /> : null}
      <ErrorLine error={error} />
      <Group gap="xs">
        <Button onClick={onClose}>Hotovo</Button>
        <Button variant="default" onClick={onNew}>
          Další import
        </Button>
        {isAccepted ? (
          <Button variant="outline" color="red" loading={isPending} onClick={() => undo(batch)}>
            Vrátit import
          </Button>
        ) : null}
      </Group>
    </Step>
  );
}

/** Persons who were brought may be in other units of the client too: the way to link them. */
function AlsoElsewhere({ batch: { unit_id, kind } }: Pick<FinishedProps, 'batch'>) {
  const isOpen = useIsOpenAddress(paths.AddressBook);
  const { data } = useRecognised(unit_id, isOpen && bringsPersons(kind));
  const count = new Set(data?.values.map(({ address_id }) => address_id)).size;
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      {czechPlural(
        count,
        `${formatNumber(count, 0)} osoba z této jednotky je patrně zapsána`,
        `${formatNumber(count, 0)} osoby z této jednotky jsou patrně zapsány`,
        `${formatNumber(count, 0)} osob z této jednotky je patrně zapsáno`,
      )}{' '}
      i v jiných jednotkách.{' '}
      <Anchor component={InnerLink} href={`${paths.AddressBook}?view=recognised`}>
        Porovnat a propojit
      </Anchor>
    </p>
  );
}
