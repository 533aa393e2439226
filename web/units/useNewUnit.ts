import type { Unit } from '#contract/units.ts';
import { confirm } from '#web/notices/confirm.ts';
import type { useTableRows } from '#web/table/useTableRows.ts';
import { emptyRow } from './unit-columns.tsx';
import type { UnitRow } from './unit-columns.tsx';
import { useCreateUnit } from './units.queries.ts';

type Rows = Pick<
  ReturnType<typeof useTableRows<UnitRow>>,
  'createRecord' | 'newRecord' | 'clearMark' | 'saved'
>;

/** Creating a unit of a typed name: asked first, then saved, added to the table and marked. */
export function useNewUnit(table: Rows, onCreated: (unit: Unit) => void) {
  const creation = useCreateUnit();

  const save = (name: string) => {
    creation.mutate(
      { body: { new_unit: name } },
      {
        onSuccess: (unit) => {
          table.saved(unit);
          onCreated(unit);
        },
        onError: table.clearMark,
      },
    );
  };
  const create = async (name: string) => {
    const isConfirmed = await confirm({
      title: 'Nová jednotka',
      message: `Vytvořit novou jednotku „${name}“?`,
      confirmLabel: 'Vytvořit',
    });
    if (!isConfirmed) return;
    creation.reset();
    table.createRecord(() => {
      save(name);
      return emptyRow(name);
    });
  };
  return {
    create,
    isCreating: table.newRecord !== null || creation.isPending,
    error: creation.error,
  };
}
