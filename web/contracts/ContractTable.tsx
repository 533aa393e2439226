import { Button, NativeSelect, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ContractOrigin, ContractRow } from '#contract/contracts/contracts.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { openModules } from '#web/lib/open-modules.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { contractColumns, textsOfContract } from './contract-columns.tsx';
import {
  filterChoices,
  filteredContracts,
  filterName,
  originIn,
  writtenIn,
} from './contract-filters.ts';
import { contractKey } from './contract-key.ts';
import { contractAddress, contractLeadsTo } from './contract-words.ts';
import { ContractBulk } from './ContractBulk.tsx';
import { useContracts } from './contracts.queries.ts';
import styles from './contracts.module.css';
import { NewContract } from './NewContract.tsx';
import type { ContractsAt, Go } from './place.ts';

const isHidden = (row: ContractRow) => row.hidden;

interface ContractTableProps {
  unit_id: number;
  at: ContractsAt;
  go: Go;
}

/** Whether contracts by themselves are open to the person, or only those of tenants or suppliers. */
const useHasOwn = () => openModules.use((open) => open === null || open.has('contracts'));

/** All contracts of the unit; Enter or a double click opens the record in which one is written. */
export function ContractTable({ unit_id, at, go }: ContractTableProps) {
  const { data, error, refetch } = useContracts(unit_id, at.hidden === 1);
  const router = useRouter();
  const hasOwn = useHasOwn();
  const [marked, setMarked] = useState<string | null>(null);
  const today = todayInPrague();
  const filter = filterName(at.filter);
  const origin = originIn(at.kind);
  const written = useMemo(() => data && writtenIn(data.values, origin), [data, origin]);
  const rows = useMemo(
    () => written && filteredContracts(written, filter, today),
    [written, filter, today],
  );
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = (row: ContractRow) => {
    setMarked(contractKey(row));
    if (row.origin === 'contract') go({ record: row.record_id, unit: unit_id });
    else router.history.push(contractAddress(unit_id, row));
  };
  const end = () => go({ act: undefined }, { replace: true });
  const isNone = data !== undefined && data.values.length === 0 && data.hidden_contracts === 0;
  return (
    <Stack gap="md" miw={0}>
      {isNone ? null : (
        <FilterChips
          label="Výběr smluv"
          choices={filterChoices(written, today)}
          value={filter}
          onChange={(name) => go({ filter: name === 'all' ? undefined : name }, { replace: true })}
        />
      )}
      <Rows
        at={at}
        go={go}
        unit_id={unit_id}
        rows={rows}
        hiddenCount={data?.hidden_contracts}
        hasOwn={hasOwn}
        marked={marked}
        onMark={setMarked}
        onOpen={open}
      />
      {at.act === 'new' && hasOwn ? (
        <NewContract
          unit_id={unit_id}
          onSaved={({ unit_contract_id }) => go({ record: unit_contract_id, unit: unit_id })}
          onClose={end}
        />
      ) : null}
    </Stack>
  );
}

interface RowsProps extends ContractTableProps {
  rows: readonly ContractRow[] | undefined;
  hiddenCount: number | undefined;
  hasOwn: boolean;
  marked: string | null;
  onMark: (key: string) => void;
  onOpen: (row: ContractRow) => void;
}

function Rows({ unit_id, at, go, rows, hiddenCount = 0, hasOwn, ...props }: RowsProps) {
  const create = hasOwn ? (
    <CreateButton text="Nová smlouva" onClick={() => go({ act: 'new' }, { replace: true })} />
  ) : null;
  const isNarrowed = at.filter !== undefined || at.kind !== undefined;
  return (
    <DataTable
      id="contracts"
      label="Smlouvy"
      rows={rows}
      columns={contractColumns}
      rowKey={contractKey}
      leadsTo={contractLeadsTo}
      marked={props.marked}
      searchIn={textsOfContract}
      onSelect={(row) => props.onMark(contractKey(row))}
      onActivate={props.onOpen}
      activateLabel="Otevřít smlouvu"
      seek={{ placeholder: 'Název, s kým, číslo', label: 'Hledat smlouvu' }}
      isDimmed={isHidden}
      renderPicked={(picked) => <ContractBulk unit_id={unit_id} rows={picked} />}
      emptyAction={
        isNarrowed ? (
          <Button
            variant="default"
            onClick={() => go({ filter: undefined, kind: undefined }, { replace: true })}
          >
            Zobrazit vše
          </Button>
        ) : (
          <FirstStep>{create}</FirstStep>
        )
      }
      held={Number(at.hidden === 1) + Number(at.kind !== undefined)}
      filters={
        <>
          <OriginChoice
            value={originIn(at.kind)}
            onChange={(kind) => go({ kind }, { replace: true })}
          />
          {hiddenCount > 0 || at.hidden === 1 ? (
            <HiddenSwitch
              isOn={at.hidden === 1}
              count={hiddenCount}
              word="ukončené"
              onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
            />
          ) : null}
        </>
      }
      toolbar={create === null ? undefined : <TableActions>{create}</TableActions>}
    />
  );
}

const origins: readonly { readonly value: ContractOrigin | ''; readonly label: string }[] = [
  { value: '', label: 'Všechny smlouvy' },
  { value: 'tenancy', label: 'Jen nájmy' },
  { value: 'supply', label: 'Jen s dodavateli odběrných míst' },
  { value: 'contract', label: 'Jen ostatní smlouvy jednotky' },
];

interface OriginChoiceProps {
  value: ContractOrigin | undefined;
  onChange: (origin: ContractOrigin | undefined) => void;
}

function OriginChoice({ value, onChange }: OriginChoiceProps) {
  return (
    <NativeSelect
      aria-label="Které smlouvy"
      value={value ?? ''}
      data={[...origins]}
      onChange={({ currentTarget }) => onChange(originIn(currentTarget.value))}
    />
  );
}

/** What belongs here, and the first step. */
function FirstStep({ children }: { children: ReactNode }) {
  return (
    <div className={styles.first}>
      <p>
        Patří sem pojištění domu, správa, výtah, úklid, internet, úvěr a další smlouvy jednotky.
        Nájmy a smlouvy s dodavateli se přidají samy z prostorů a z odběrných míst.
      </p>
      {children}
    </div>
  );
}
