import type {
  SimulatedRecipient,
  SimulatedServiceResult,
} from '#contract/settlement/simulations.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { LateModal } from '#web/ui/LateModal.tsx';
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
  const { space_name, payer, name, now, after } = recipient;
  const rest = now - recipient.services.reduce((sum, one) => sum + one.now, 0);
  return (
    <LateModal
      opened
      size="lg"
      title={`Prostor ${space_name}, ${payer === 'unit' ? 'nese jednotka' : name}`}
      onClose={onClose}
    >
      <div className={styles.scroll}>
        <table className={styles.services} aria-label="Rozdíl po službách">
          <thead>
            <tr>
              <th scope="col">Služba</th>
              <th scope="col" className={styles.figure}>
                Nyní
              </th>
              <th scope="col" className={styles.figure}>
                Po změně
              </th>
              <th scope="col" className={styles.figure}>
                Rozdíl
              </th>
            </tr>
          </thead>
          <tbody>
            {recipient.services.map((one) => {
              const service = services.find(
                ({ billing_rule_id }) => billing_rule_id === one.billing_rule_id,
              );
              return (
                <tr key={one.billing_rule_id}>
                  <td>{service === undefined ? '' : ruleName(service)}</td>
                  <Figures now={one.now} after={one.after} />
                </tr>
              );
            })}
            {rest === 0 ? null : (
              <tr>
                <td>Ostatní služby</td>
                <Figures now={rest} after={rest} />
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Celkem</th>
              <Figures now={now} after={after} />
            </tr>
          </tfoot>
        </table>
      </div>
    </LateModal>
  );
}

function Figures(moved: { now: number; after: number | null }) {
  const { now, after } = moved;
  return (
    <>
      <td className={styles.figure}>{formatMoney(now)}</td>
      <td className={styles.figure}>{after === null ? '–' : formatMoney(after)}</td>
      <td className={styles.figure}>{movedMoney(moved)}</td>
    </>
  );
}
