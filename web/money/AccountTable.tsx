import { Anchor, Button, NativeSelect, Stack } from '@mantine/core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { wholeFileOf } from '#web/core/whole-file.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { AccountBulk } from './AccountBulk.tsx';
import { accountColumns, textsOfAccount } from './account-columns.tsx';
import { accountChoices, accountFilter, filteredAccounts } from './account-filters.ts';
import styles from './money.module.css';
import { useAccounts } from './money.queries.ts';
import type { GoLedger, LedgerPlace } from './place.ts';

const rowKey = (row: LedgerAccount) => row.ledger_account_id;

interface AccountTableProps {
  unit_id: number;
  place: LedgerPlace;
  go: GoLedger;
  /** What the screen offers; a phone has it folded over the list. */
  toolbar: ReactNode;
}

/** Accounts of the unit with what they owe; Enter or a double click opens one. */
export function AccountTable({ unit_id, place, go, toolbar }: AccountTableProps) {
  const { as_of, house, month } = place;
  const { data, first, error, refetch } = useAccounts(unit_id, as_of, month);
  const [marked, setMarked] = useState<number | null>(null);
  const values = data?.values;
  const filter = accountFilter(place.filter);
  const all = useMemo(
    () => values?.filter(({ building_id }) => house === undefined || building_id === house),
    [values, house],
  );
  const rows = useMemo(() => all && filteredAccounts(all, filter), [all, filter]);
  const asCards = useScreen('phone');
  const columns = useMemo(
    () => accountColumns({ day: as_of ?? todayInPrague(), asCards }),
    [as_of, asCards],
  );
  // Whenever the list comes back from behind an account, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (values?.length === 0 && month === undefined) return <NoAccounts />;
  const narrow = (step: LedgerPlace) => go(step, { replace: true });
  const open = (row: LedgerAccount) => {
    setMarked(rowKey(row));
    go({ unit: unit_id, account: rowKey(row) });
  };
  const asOf = <AsOfField value={as_of} onChange={(day) => narrow({ as_of: day })} />;
  return (
    <Stack gap="md" miw={0}>
      {asCards ? null : asOf}
      <OfMonth month={month} onAll={() => narrow({ month: undefined })} />
      <FilterChips
        label="Výběr podle zůstatku"
        choices={accountChoices(all)}
        value={filter}
        onChange={(name) => narrow({ filter: name === 'all' ? undefined : name })}
      />
      <DataTable
        id="ledger"
        label="Konta"
        rows={rows}
        firstRows={filter === 'all' && house === undefined ? first : undefined}
        columns={columns}
        rowKey={rowKey}
        marked={marked}
        searchIn={textsOfAccount}
        onSelect={(row) => setMarked(rowKey(row))}
        onActivate={open}
        activateLabel="Otevřít konto"
        seek={{ placeholder: 'Prostor, jméno nebo VS', label: 'Hledat konto' }}
        emptyAction={
          filter === 'all' ? null : (
            <Button variant="default" onClick={() => narrow({ filter: undefined })}>
              Zobrazit vše
            </Button>
          )
        }
        held={[as_of, house, month].filter((one) => one !== undefined).length}
        filters={
          <>
            {asCards ? asOf : null}
            <HouseSelect rows={values} house={house} onChange={(id) => narrow({ house: id })} />
          </>
        }
        toolbar={toolbar}
        renderPicked={(picked) => <AccountBulk unit_id={unit_id} rows={picked} as_of={as_of} />}
        wholeFile={wholeFileOf('Všechny předpisy', 'claims', unit_id)}
      />
    </Stack>
  );
}

/** Where the list is only of accounts of which a month was claimed, says so and leads to all of them. */
function OfMonth({ month, onAll }: { month: string | undefined; onAll: () => void }) {
  if (month === undefined) return null;
  return (
    <Note>
      {`Jen konta, kterým se předepsal ${monthText(month)}. `}
      <Anchor component="button" type="button" inherit underline="always" onClick={onAll}>
        Zobrazit všechna
      </Anchor>
    </Note>
  );
}

/** Where the unit has claimed nothing yet: where accounts come from. */
function NoAccounts() {
  return (
    <EmptyState
      icon="wallet"
      title="Zatím tu žádné konto není"
      text="Konta vzniknou s prvním předepsaným měsícem: každý, kdo nese náklady prostoru, dostane to svoje. Předepisuje se podle záloh prostorů."
      action={
        <Button component={InnerLink} href={paths.ClaimedMonths}>
          Předepsat měsíc
        </Button>
      }
    />
  );
}

interface HouseSelectProps {
  rows: readonly LedgerAccount[] | undefined;
  house: number | undefined;
  onChange: (house: number | undefined) => void;
}

/** Houses in which there are accounts. */
function HouseSelect({ rows = [], house, onChange }: HouseSelectProps) {
  const houses = new Map(
    rows.flatMap(({ building_id, building_name }) =>
      building_id === null ? [] : [[building_id, building_name] as const],
    ),
  );
  const isStrange = house !== undefined && !houses.has(house);
  return (
    <NativeSelect
      className={styles.select ?? ''}
      aria-label="Dům"
      value={String(house ?? '')}
      data={[
        { value: '', label: 'Všechny domy' },
        ...(isStrange ? [{ value: String(house), label: 'Jiný dům' }] : []),
        ...[...houses].map(([id, name]) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === '' ? undefined : Number(value))
      }
    />
  );
}
