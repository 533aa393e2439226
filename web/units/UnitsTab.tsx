import { useMemo } from 'react';
import type { Unit } from '#contract/units.ts';
import { flash } from '#web/notices/flash.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { setActiveUnit, useActiveUnit } from '#web/session/activeUnit.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { useSought } from '#web/table/seek.tsx';
import { useTableRows } from '#web/table/useTableRows.ts';
import { Page } from '#web/ui/Page.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { unitColumns } from './unit-columns.tsx';
import type { UnitRow } from './unit-columns.tsx';
import { SoughtUnit, UnitsToolbar } from './UnitsToolbar.tsx';
import { useClientUnits } from './units.queries.ts';
import { useNewUnit } from './useNewUnit.ts';

const rowKey = (row: UnitRow) => row.unit_id;
const searchIn = (row: UnitRow) => [row.name, row.full_name];

function activate({ unit_id, name }: UnitRow): void {
  setActiveUnit(unit_id);
  flash(`Pracujete s jednotkou ${name}`);
}

/** Units administration (specification, section 2); a fresh opening has no row marked. */
export function UnitsTab() {
  const list = useClientUnits();
  const isPhone = useScreen('phone');
  const active_id = useActiveUnit()?.unit_id;
  const columns = useMemo(() => unitColumns(active_id), [active_id]);
  const [search, setSearch] = useSought('units');
  const table = useTableRows<UnitRow>({ rows: list.data?.units, rowKey });
  const newUnit = useNewUnit(table, (unit: Unit) => {
    setSearch('');
    flash(`Jednotka „${unit.name}“ byla vytvořena`);
  });
  const creation = {
    search,
    unitCount: list.data?.units.length,
    isCreating: newUnit.isCreating,
    onCreate: () => void newUnit.create(search.trim()),
  };
  return (
    <Page
      title="Spravované jednotky"
      note={
        isPhone
          ? undefined
          : 'Jednotku, se kterou chcete pracovat, vyberte dvojklikem nebo klávesou Enter.'
      }
    >
      <DataTable
        label="Spravované jednotky"
        id="units"
        isOfClient
        rows={table.rows}
        columns={columns}
        rowKey={rowKey}
        marked={table.marked}
        searchIn={searchIn}
        initialSort={{ column: 'name', descending: false }}
        onSelect={table.mark}
        onActivate={activate}
        activateLabel="Pracovat s jednotkou"
        seek={{ placeholder: 'Hledaný název', text: search, onText: setSearch }}
        unfoundAction={<SoughtUnit {...creation} />}
        toolbar={<UnitsToolbar {...creation} />}
      />
      <ErrorLine error={newUnit.error ?? list.error} />
    </Page>
  );
}
