import { Button } from '@mantine/core';
import type { HouseValueRow, OvertakenValue } from '#contract/pasports/house-values.ts';
import { valueWords } from './sheet.ts';
import type { Sheet } from './useSheet.ts';
import styles from './house-values.module.css';

interface ConflictNoteProps {
  sheet: Sheet;
  /** Values that somebody has changed meanwhile. */
  values: readonly OvertakenValue[];
  onClose: () => void;
}

/** What somebody else has changed before the save; what was typed stays over it. */
export function ConflictNote({ sheet, values, onClose }: ConflictNoteProps) {
  return (
    <section className={styles.note} role="alert" data-fault>
      <strong>Některé hodnoty mezitím změnil někdo jiný, nic se neuložilo.</strong>
      <ul>
        {values.map((one) => (
          <li key={`${one.pasport_id} ${one.name}`}>{overtakenText(sheet, one)}</li>
        ))}
      </ul>
      <p>
        Tabulka už ukazuje nové hodnoty jako dosavadní a co jste napsali, v ní zůstalo. Zkontrolujte
        rozdíly a uložte znovu.
      </p>
      <Button variant="default" size="xs" onClick={onClose}>
        Rozumím
      </Button>
    </section>
  );
}

function overtakenText({ kind, rows }: Sheet, value: OvertakenValue): string {
  const { pasport_id, name, held, user_name } = value;
  const row: HouseValueRow | undefined = rows.find((one) => one.pasport_id === pasport_id);
  const words = valueWords[kind];
  const what = name === '' ? '' : `, ${name}`;
  const now = held === null ? words.none : words.amountText(held.amount);
  const who = user_name === '' ? '' : ` (${user_name})`;
  return `Prostor ${row?.space_number ?? pasport_id}${what}: nyní ${now}${who}`;
}
