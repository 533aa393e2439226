import { Button, Modal } from '@mantine/core';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { together, type Difference } from './differences.ts';
import { valueWords, type ValueWords } from './sheet.ts';
import type { Sheet } from './useSheet.ts';
import styles from './house-values.module.css';

interface PreviewDialogProps {
  sheet: Sheet;
  /** Name of the house. */
  house: string;
  day: string;
  isSaving: boolean;
  error: unknown;
  onSave: () => void;
  onClose: () => void;
}

/** What is going to change, from what to what, before it is saved at once. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { sheet, house, day, isSaving, error, onSave, onClose } = props;
  const { changes, before, after } = sheet;
  const words = valueWords[sheet.kind];
  const [were, are] = [together(before), together(after)];
  const isPersons = sheet.kind === 'persons';
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Změny od ${formatDate(day)}: ${house}, ${words.title.toLocaleLowerCase('cs')}`}
      size="lg"
    >
      <div className={styles.preview}>
        <p>
          {countText(changes.length)}. Součet <strong>{words.sumText(were.sum)}</strong> →{' '}
          <strong>{words.sumText(are.sum)}</strong>
          {isPersons ? null : ' měsíčně'}.{' '}
          {isPersons && are.unknown > 0
            ? `U ${spacesText(are.unknown)} bude počet osob neznámý.`
            : ''}
        </p>
        <div className={styles.changes}>
          <table className={styles.grid} aria-label="Přehled změn">
            <thead>
              <tr>
                <th scope="col">Prostor</th>
                {isPersons ? null : <th scope="col">Služba</th>}
                <th scope="col" data-align="right">
                  Dosud
                </th>
                <th scope="col" data-align="right">
                  Nově
                </th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <Line
                  key={`${change.row.pasport_id} ${change.column.key}`}
                  change={change}
                  words={words}
                  isPersons={isPersons}
                />
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.hint}>
          Dosavadní hodnoty skončí den předtím; ty, které začínají právě tímto dnem, se opraví.
          Uloží se všechno, nebo nic, a změnu půjde jedním krokem vrátit.
        </p>
        <DialogFoot note={<ErrorLine error={error} remains="Napsané hodnoty zůstaly zachovány." />}>
          <Button variant="default" onClick={onClose}>
            Zpět k tabulce
          </Button>
          <Button loading={isSaving} onClick={onSave} data-autofocus>
            Uložit změny
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}

interface LineProps {
  change: Difference;
  words: ValueWords;
  isPersons: boolean;
}

function Line({ change, words, isPersons }: LineProps) {
  const { row, column, held, amount, later } = change;
  const text = (value: number | undefined | null) =>
    value === undefined || value === null ? words.none : words.amountText(value);
  return (
    <tr>
      <td>
        {row.space_number}
        {later === undefined ? null : (
          <span className={styles.holder}>
            od {formatDate(later.valid_from)} už je zapsáno {text(later.amount)}, to zůstane
          </span>
        )}
      </td>
      {isPersons ? null : <td>{column.name}</td>}
      <td data-align="right">{text(held?.amount)}</td>
      <td data-align="right">
        <strong>{text(amount)}</strong>
      </td>
    </tr>
  );
}

/** 'Změní se 12 hodnot' */
function countText(count: number): string {
  return `Změní se ${count} ${czechPlural(count, 'hodnota', 'hodnoty', 'hodnot')}`;
}

/** '3 prostorů' in the genitive: 'u 1 prostoru', 'u 3 prostorů'. */
function spacesText(count: number): string {
  return `${count} ${count === 1 ? 'prostoru' : 'prostorů'}`;
}
