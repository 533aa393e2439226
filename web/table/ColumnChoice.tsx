import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { LateModal } from '#web/ui/LateModal.tsx';
import { choosableColumns, chosen, isShown, isUntouched, noChoice } from './column-choice.ts';
import { columnId } from './columns.ts';
import type { Column } from './columns.ts';
import { keepColumns, useColumnChoice } from './stored-columns.ts';

interface ColumnChoiceProps<Row> {
  /** Id of the table. */
  readonly id: string;
  /** All columns of the table; the first always stays. */
  readonly columns: readonly Column<Row>[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses the columns of a table; the table follows at once. */
export function ColumnChoice<Row>({ id, columns, isOpen, onClose }: ColumnChoiceProps<Row>) {
  const choice = useColumnChoice(id, columns);
  return (
    <LateModal opened={isOpen} onClose={onClose} title="Sloupce tabulky">
      <Stack gap="sm">
        <Checkbox
          label={columns[0]?.text ?? ''}
          description="Zobrazuje se vždy"
          checked
          disabled
          readOnly
        />
        {choosableColumns(columns).map((column) => (
          <Checkbox
            key={columnId(column)}
            label={column.text}
            checked={isShown(choice, column)}
            onChange={(event) =>
              keepColumns(id, chosen(choice, column, event.currentTarget.checked))
            }
          />
        ))}
      </Stack>
      <Group justify="space-between" gap="xs" mt="lg">
        <Button
          variant="default"
          disabled={isUntouched(choice)}
          onClick={() => keepColumns(id, noChoice)}
        >
          Obnovit výchozí
        </Button>
        <Button onClick={onClose}>Hotovo</Button>
      </Group>
    </LateModal>
  );
}
