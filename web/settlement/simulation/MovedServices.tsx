import { Table } from '@mantine/core';
import { movedText } from '#contract/settlement/simulation-rows.ts';
import type {
  SimulatedRecipient,
  SimulatedServiceResult,
} from '#contract/settlement/simulations.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { LateModal } from '#web/ui/LateModal.tsx';
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
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Služba</Table.Th>
              <Table.Th className={styles.figure}>Nyní</Table.Th>
              <Table.Th className={styles.figure}>Po změně</Table.Th>
              <Table.Th className={styles.figure}>Rozdíl</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {recipient.services.map((one) => {
              const service = services.find(
                ({ billing_rule_id }) => billing_rule_id === one.billing_rule_id,
              );
              return (
                <Table.Tr key={one.billing_rule_id}>
                  <Table.Td>{service === undefined ? '' : ruleName(service)}</Table.Td>
                  <Figures now={one.now} after={one.after} />
                </Table.Tr>
              );
            })}
            {rest === 0 ? null : (
              <Table.Tr>
                <Table.Td>Ostatní služby</Table.Td>
                <Figures now={rest} after={rest} />
              </Table.Tr>
            )}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th>Celkem</Table.Th>
              <Figures now={now} after={after} />
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </div>
    </LateModal>
  );
}

function Figures(moved: { now: number; after: number | null }) {
  const { now, after } = moved;
  return (
    <>
      <Table.Td className={styles.figure}>{formatMoney(now)}</Table.Td>
      <Table.Td className={styles.figure}>{after === null ? '–' : formatMoney(after)}</Table.Td>
      <Table.Td className={styles.figure}>{movedText(moved)}</Table.Td>
    </>
  );
}
