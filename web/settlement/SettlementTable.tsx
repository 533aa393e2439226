import { Button, Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { UnopenedSettlement } from '#contract/settlement/guard-record.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { NewSettlement } from './NewSettlement.tsx';
import type { Go, SettlementAt } from './place.ts';
import { useSettlements } from './settlement.queries.ts';
import { settlementColumns } from './settlement-columns.tsx';
import styles from './settlement.module.css';
import { isOfList, isOfUnopened, listChoices, listFilter } from './states.ts';
import { StatementTextsDialog } from './StatementTexts.tsx';
import { Unopened } from './Unopened.tsx';
import { titleText } from './words.ts';

const rowKey = ({ settlement_id }: Settlement) => settlement_id;

interface SettlementTableProps {
  unit_id: number;
  at: SettlementAt;
  go: Go;
}

/** Settlements of the unit; Enter or a double click opens one. */
export function SettlementTable({ unit_id, at, go }: SettlementTableProps) {
  const { data, error, refetch } = useSettlements(unit_id);
  const [marked, setMarked] = useState<number | null>(null);
  const [asked, setAsked] = useState<UnopenedSettlement>();
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = (row: Settlement) => {
    setMarked(rowKey(row));
    go({ record: rowKey(row), unit: unit_id });
  };
  const filter = listFilter(at.filter);
  const narrow = (name: string | undefined) =>
    go({ filter: name === 'all' ? undefined : name }, { replace: true });
  const begin = () => go({ act: 'new' }, { replace: true });
  return (
    <Stack gap="md" miw={0}>
      {data === undefined ? (
        <Skeleton height="24rem" radius="md" role="status" aria-label="Načítám vyúčtování" />
      ) : (
        <>
          {data.values.length + data.unopened.length === 0 ? null : (
            <FilterChips
              label="Výběr podle stavu"
              choices={listChoices(data.values, data.unopened, filter)}
              value={filter}
              onChange={narrow}
            />
          )}
          <Unopened
            unopened={data.unopened.filter((one) => isOfUnopened(filter, one))}
            onBegin={(one) => {
              setAsked(one);
              begin();
            }}
          />
          <DataTable
            id="settlements"
            label="Vyúčtování"
            rows={data.values.filter((row) => isOfList(filter, row))}
            columns={settlementColumns}
            rowKey={rowKey}
            marked={marked}
            searchIn={(row) => [titleText(row), row.note]}
            onSelect={(row) => setMarked(rowKey(row))}
            onActivate={open}
            activateLabel="Otevřít vyúčtování"
            seek={{ placeholder: 'Rok, dům', label: 'Hledat vyúčtování' }}
            emptyAction={
              filter === 'all' ? (
                <FirstStep onNew={begin} />
              ) : (
                <Button variant="default" onClick={() => narrow(undefined)}>
                  Zobrazit vše
                </Button>
              )
            }
            toolbar={
              <TableActions>
                <CreateButton text="Nové vyúčtování" onClick={begin} />
                <Button variant="default" onClick={() => go({ act: 'texts' }, { replace: true })}>
                  Texty a nastavení
                </Button>
              </TableActions>
            }
          />
        </>
      )}
      <Texts at={at} go={go} />
      {at.act === 'new' ? (
        <NewSettlement
          unit_id={unit_id}
          known={data?.values ?? []}
          asked={asked}
          onSaved={open}
          onClose={() => {
            setAsked(undefined);
            go({ act: undefined }, { replace: true });
          }}
        />
      ) : null}
    </Stack>
  );
}

/** The texts of statements, when they are asked for. */
function Texts({ at, go }: Pick<SettlementTableProps, 'at' | 'go'>) {
  return at.act === 'texts' ? (
    <StatementTextsDialog onClose={() => go({ act: undefined }, { replace: true })} />
  ) : null;
}

/** What belongs here, and the first step. */
function FirstStep({ onNew }: { onNew: () => void }) {
  return (
    <div className={styles.first}>
      <p>
        Vyúčtování rozdělí náklady domu podle pravidel mezi ty, kdo prostory užívali, a porovná je
        se zálohami. Nejdříve zkontroluje, zda je z čeho počítat.
      </p>
      <Button onClick={onNew}>Nové vyúčtování</Button>
    </div>
  );
}
