import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { LateModal } from '#web/ui/LateModal.tsx';
import { putColumnsAway, useHiddenColumns } from './column-choice.ts';

interface ColumnChoiceProps {
  /** Id of the table. */
  readonly id: string;
  /** Text of the column that always stays. */
  readonly first: string;
  /** Texts of the columns that may be put away. */
  readonly choosable: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses the columns of a table; the table follows at once. */
export function ColumnChoice({ id, first, choosable, isOpen, onClose }: ColumnChoiceProps) {
  const hidden = useHiddenColumns(id);
  const show = (text: string, isShown: boolean) =>
    putColumnsAway(id, isShown ? hidden.filter((each) => each !== text) : [...hidden, text]);
  return (
    <LateModal opened={isOpen} onClose={onClose} title="Sloupce tabulky" size="26rem">
      <Stack gap="sm">
        <Checkbox label={first} description="Zobrazuje se vždy" checked disabled readOnly />
        {choosable.map((text) => (
          <Checkbox
            key={text}
            label={text}
            checked={!hidden.includes(text)}
            onChange={(event) => show(text, event.currentTarget.checked)}
          />
        ))}
      </Stack>
      <Group justify="space-between" gap="xs" mt="lg">
        <Button
          variant="default"
          disabled={hidden.length === 0}
          onClick={() => putColumnsAway(id, [])}
        >
          Obnovit výchozí
        </Button>
        <Button onClick={onClose}>Hotovo</Button>
      </Group>
    </LateModal>
  );
}
