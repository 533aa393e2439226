import { Button, Group, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Debtor } from '#contract/money/arrears.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useArrears } from './arrears.queries.ts';
import { debtColumns, textsOfDebt } from './debt-columns.tsx';
import { inHouse } from './debts.ts';
import { NobodyOwes } from './NobodyOwes.tsx';

const rowKey = ({ ledger_account_id }: Debtor) => ledger_account_id;

interface HouseDebtsProps {
  unit_id: number;
  /** The pasport_id of the house. */
  house: number;
}

/** Who owes in one house today; a debt opens on the screen of debts, where its neighbours are those of the house. */
export function HouseDebts({ unit_id, house }: HouseDebtsProps) {
  const navigate = useNavigate();
  const { data, error, refetch } = useArrears(unit_id, undefined);
  const rows = useMemo(() => data && inHouse(data.values, house), [data, house]);
  const columns = useMemo(() => debtColumns(todayInPrague()), []);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (rows?.length === 0)
    return (
      <NobodyOwes
        isClaimed={data?.is_claimed === true}
        title="V domě není nic po splatnosti"
        text="Dluhem se předpis stane den po své splatnosti, když není zaplacen."
      />
    );
  const open = (row: Debtor) =>
    void navigate({
      to: paths.Arrears,
      search: { unit: unit_id, house, account: rowKey(row) },
    });
  return (
    <Stack gap="md" miw={0}>
      <DataTable
        id="arrears-house"
        label="Dluhy domu"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        searchIn={textsOfDebt}
        onActivate={open}
        activateLabel="Otevřít dluh"
        toolbar={
          <Group gap="xs">
            <Button
              component={InnerLink}
              variant="default"
              href={`${paths.Arrears}?unit=${unit_id}&house=${house}`}
            >
              Dluhy domu k jinému dni
            </Button>
          </Group>
        }
      />
    </Stack>
  );
}
