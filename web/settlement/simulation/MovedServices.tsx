import { spaceInHouse } from '#web/core/space-in-house.ts';
import type {
  SimulatedRecipient,
  SimulatedServiceResult,
} from '#contract/settlement/simulations.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { LateModal } from '#web/ui/LateModal.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { movedMoney } from './moved.ts';
import { ruleName } from './tried-rules.ts';
import styles from './simulation.module.css';

interface MovedServicesProps {
  recipient: SimulatedRecipient;
  services: readonly SimulatedServiceResult[];
  onClose: () => void;
}

/** Which services make the difference of one recipient. */
export function MovedServices({ recipient, services, onClose }: MovedServicesProps) {
  const { space_name, building_name, payer, name, now, after } = recipient;
  const isNarrow = useScreen('phone');
  const rest = now - recipient.services.reduce((sum, one) => sum + one.now, 0);
  const nameOf = (id: number) => {
    const service = services.find(({ billing_rule_id }) => billing_rule_id === id);
    return service === undefined ? '' : ruleName(service);
  };
  return (
    <LateModal
      opened
      size="lg"
      title={`Prostor ${spaceInHouse(space_name, building_name)}, ${payer === 'unit' ? 'nese jednotka' : name}`}
      onClose={onClose}
    >
      <table className={styles.services} aria-label="Rozdíl po službách">
        <thead>
          <tr>
            <th scope="col">Služba</th>
            {(isNarrow ? ['Rozdíl'] : ['Nyní', 'Po změně', 'Rozdíl']).map((heading) => (
              <th key={heading} scope="col" className={styles.figure}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {recipient.services.map((one) => (
            <tr key={one.billing_rule_id}>
              <td>
                {nameOf(one.billing_rule_id)}
                {isNarrow ? <FromTo {...one} /> : null}
              </td>
              <Figures {...one} isNarrow={isNarrow} />
            </tr>
          ))}
          {rest === 0 ? null : (
            <tr>
              <td>
                Ostatní služby
                {isNarrow ? <FromTo now={rest} after={rest} /> : null}
              </td>
              <Figures now={rest} after={rest} isNarrow={isNarrow} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Celkem
              {isNarrow ? <FromTo now={now} after={after} /> : null}
            </th>
            <Figures now={now} after={after} isNarrow={isNarrow} />
          </tr>
        </tfoot>
      </table>
    </LateModal>
  );
}

interface Moved {
  now: number;
  after: number | null;
}

const afterText = (after: number | null) => (after === null ? '–' : formatMoney(after));

/** Where there is no room for columns: '6 759,97 Kč → 9 430,69 Kč'. */
function FromTo({ now, after }: Moved) {
  return <span className={styles.fromTo}>{`${formatMoney(now)} → ${afterText(after)}`}</span>;
}

function Figures({ isNarrow, ...moved }: Moved & { isNarrow: boolean }) {
  const { now, after } = moved;
  return (
    <>
      {isNarrow ? null : (
        <>
          <td className={styles.figure}>{formatMoney(now)}</td>
          <td className={styles.figure}>{afterText(after)}</td>
        </>
      )}
      <td className={styles.figure}>{movedMoney(moved)}</td>
    </>
  );
}
