import { Modal } from '@mantine/core';
import type { DashboardUnit } from '#contract/dashboard.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import styles from './figures.module.css';
import type { Kind } from './kinds.ts';
import { tileOf } from './tiles.ts';
import { UnitLink } from './UnitLink.tsx';

interface SumDialogProps {
  readonly kind: Kind;
  readonly units: readonly DashboardUnit[];
  readonly onClose: () => void;
}

/** What a sum over units is made of: the units with any of it, each leading to its list, and the sum under them. */
export function SumDialog({ kind, units, onClose }: SumDialogProps) {
  useReturnedFocus();
  const tiles = units
    .map((unit) => tileOf(kind, unit))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const sum = tiles.reduce((all, { count }) => all + count, 0);
  return (
    <Modal opened onClose={onClose} title={`${kind.text} po jednotkách`} size="30rem">
      <table className={styles.units}>
        <thead>
          <tr>
            <th scope="col">Jednotka</th>
            <th scope="col">Počet</th>
          </tr>
        </thead>
        <tbody>
          {tiles.map(({ key, unit_id, unit_name, href, count }) => (
            <tr key={key}>
              <th scope="row">{unit_name}</th>
              <td>
                <UnitLink
                  {...{ unit_id, unit_name, href }}
                  className={styles.figure}
                  label={`${kind.text}, ${unit_name}: ${count}`}
                >
                  {formatNumber(count, 0)}
                </UnitLink>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Celkem</th>
            <td>{formatNumber(sum, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </Modal>
  );
}
