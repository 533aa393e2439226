import { spaceInHouse } from '#web/core/space-in-house.ts';
import { Skeleton } from '@mantine/core';
import { toldTogether } from '#contract/settlement/difference-text.ts';
import type { SettledRecipient, Settlement } from '#contract/settlement/settlements.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { ExplainedService } from './ExplainedService.tsx';
import { useExplained } from './settlement.queries.ts';
import styles from './settlement.module.css';

interface ExplanationProps {
  settlement: Settlement;
  recipient: SettledRecipient;
  /** settlement_count_id of the count that is looked at. */
  count: number;
  onClose: () => void;
}

/** How the sum of one recipient came about: service by service down to documents and readings. */
export function Explanation({ settlement, recipient, count, onClose }: ExplanationProps) {
  const { unit_id, settlement_id } = settlement;
  const { data, error, refetch } = useExplained({
    unit_id,
    settlement_id,
    settlement_count_id: count,
    recipient: recipient.key,
  });
  const { services: explained, together } = toldTogether(data?.values ?? []);
  const whose = recipient.payer === 'unit' ? 'nese jednotka' : recipient.name;
  return (
    <LateModal
      opened
      size="lg"
      title={`Prostor ${spaceInHouse(recipient.space_name, recipient.building_name)}, ${whose}`}
      onClose={onClose}
    >
      <div className={styles.steps}>
        <Balance recipient={recipient} />
        {data === undefined ? (
          error === null ? (
            <Skeleton height="12rem" />
          ) : (
            <LoadError error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <>
            {explained.map((one) => (
              <ExplainedService
                key={one.explanation.service_id}
                one={one}
                advance={
                  recipient.services.find(
                    ({ service_id }) => service_id === one.explanation.service_id,
                  )?.advance ?? 0
                }
                unit_id={unit_id}
              />
            ))}
            {together === '' ? null : <p className={styles.said}>{together}</p>}
          </>
        )}
      </div>
    </LateModal>
  );
}

function Balance({
  recipient: { from, to, cost, advance, balance },
}: Pick<ExplanationProps, 'recipient'>) {
  const rest =
    balance === 0
      ? 'nic nezbývá'
      : balance > 0
        ? `zbývá doplatit ${formatMoney(balance)}`
        : `vrací se ${formatMoney(-balance)}`;
  return (
    <p>
      {`Za ${formatDate(from)} – ${formatDate(to)}: náklad ${formatMoney(cost)}, přijaté zálohy ${formatMoney(advance)}, `}
      <strong>{rest}</strong>.
    </p>
  );
}
