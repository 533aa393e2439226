import { Button, Stack } from '@mantine/core';
import { IconArrowLeft } from '#web/icons/IconArrowLeft.ts';
import { useMemo } from 'react';
import type { Debtor } from '#contract/money/arrears.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Note } from '#web/ui/Note.tsx';
import { debtColumns, groupColumns } from './debt-columns.tsx';
import { byHouse, byPerson, type DebtGroup } from './debts.ts';
import type { DebtRows } from './DebtTable.tsx';

const rowKey = ({ id }: DebtGroup) => id;
const accountKey = ({ ledger_account_id }: Debtor) => ledger_account_id;

/** Debts by people: a person with more accounts is one line, which opens to them. */
export function PeopleTable({ unit_id, place, go, rows }: DebtRows) {
  const { as_of, who } = place;
  const people = useMemo(() => rows && byPerson(rows), [rows]);
  const columns = useMemo(() => groupColumns('Kdo', as_of ?? todayInPrague()), [as_of]);
  const opened = people?.find(({ id, debts }) => id === who && debts.length > 1);
  if (opened !== undefined)
    return <PersonDebts unit_id={unit_id} place={place} go={go} person={opened} />;
  const open = ({ id, debts: [first, ...others] }: DebtGroup) =>
    go(others.length === 0 ? { unit: unit_id, account: first?.ledger_account_id } : { who: id });
  return (
    <Stack gap="md" miw={0}>
      <Note>
        Dluh více spoluvlastníků nebo manželů je u toho, kdo je zastupuje, a počítá se jednou.
      </Note>
      <DataTable
        id="arrears-people"
        label="Dluhy podle lidí"
        rows={people}
        columns={columns}
        rowKey={rowKey}
        onActivate={open}
        activateLabel="Otevřít"
        seek={{ placeholder: 'Jméno', label: 'Hledat člověka' }}
      />
    </Stack>
  );
}

type PersonDebtsProps = Omit<DebtRows, 'rows'> & { person: DebtGroup };

/** Accounts of one person of which he owes. */
function PersonDebts({ unit_id, place: { as_of }, go, person }: PersonDebtsProps) {
  const columns = useMemo(() => debtColumns(as_of ?? todayInPrague()), [as_of]);
  return (
    <Stack gap="md" miw={0}>
      <div>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size="1.125rem" aria-hidden="true" />}
          onClick={() => go({ who: undefined })}
        >
          Zpět na lidi
        </Button>
      </div>
      <DataTable
        id="arrears-person"
        label={`Dluhy: ${person.name}`}
        rows={person.debts}
        columns={columns}
        rowKey={accountKey}
        onActivate={(row) => go({ unit: unit_id, account: row.ledger_account_id })}
        activateLabel="Otevřít dluh"
      />
    </Stack>
  );
}

/** Debts by houses; a house opens to its debts. */
export function HousesTable({ place: { as_of }, go, rows }: DebtRows) {
  const houses = useMemo(() => rows && byHouse(rows), [rows]);
  const columns = useMemo(() => groupColumns('Dům', as_of ?? todayInPrague()), [as_of]);
  return (
    <DataTable
      id="arrears-houses"
      label="Dluhy podle domů"
      rows={houses}
      columns={columns}
      rowKey={rowKey}
      onActivate={({ id }) => go({ tab: 'debts', house: id, filter: undefined })}
      activateLabel="Otevřít dluhy domu"
      seek={{ placeholder: 'Dům', label: 'Hledat dům' }}
    />
  );
}
