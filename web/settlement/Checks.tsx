import { Badge, Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { CheckThing, Settlement, SettlementCheck } from '#contract/settlement/settlements.ts';
import { checkNames, type CheckWeight } from '#contract/settlement/words.ts';
import { pathTo, paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { documentsAddress, meterAddress, mendOf } from './mends.ts';
import { useChecks } from './settlement.queries.ts';
import { StatementTextsButton } from './StatementTexts.tsx';
import styles from './settlement.module.css';
import { isLocked, isReviewed } from './states.ts';
import { counted } from './words.ts';

/** Things of a check that are shown until the rest is asked for. */
const SHOWN = 8;
const weightNames: Readonly<Record<CheckWeight, string>> = {
  stops: 'brání výpočtu',
  asks: 'čeká na rozhodnutí',
  tells: 'pro vědomí',
};
const weightColors = { stops: 'red', asks: 'yellow', tells: 'gray' } as const;

/** What has to be mended, accepted or known, what stops first. */
export function Checks({ settlement }: { settlement: Settlement }) {
  const { unit_id, settlement_id } = settlement;
  const isDecided = isReviewed(settlement) || isLocked(settlement);
  const { data, error, refetch } = useChecks(unit_id, settlement_id);
  const [asked, setAsked] = useState<SettlementCheck>();
  if (data === undefined)
    return error === null ? (
      <Skeleton height="12rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  if (data.values.length === 0)
    return (
      <EmptyState
        icon="revisions"
        title="Kontroly nic nenašly"
        text="Podklady jsou úplné, vyúčtování lze spočítat."
      />
    );
  const order: readonly CheckWeight[] = ['stops', 'asks', 'tells'];
  const sorted = order.flatMap((weight) => data.values.filter((check) => check.weight === weight));
  return (
    <div className={styles.checks}>
      {sorted.map((check) => (
        <Check
          key={check.kind}
          check={check}
          unit_id={unit_id}
          onAccept={isDecided ? undefined : () => setAsked(check)}
        />
      ))}
      {asked === undefined ? null : (
        <AcceptDialog settlement={settlement} check={asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

interface CheckProps {
  check: SettlementCheck;
  unit_id: number;
  onAccept: (() => void) | undefined;
}

function Check({ check, unit_id, onAccept }: CheckProps) {
  const { kind, weight, things, accepted, accepted_by } = check;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? things : things.slice(0, SHOWN);
  const isAccepted = accepted !== '';
  return (
    <section className={styles.check} data-weight={isAccepted ? 'tells' : weight}>
      <h3>
        {checkNames[kind]}
        <Badge color={isAccepted ? 'green' : weightColors[weight]}>
          {isAccepted ? 'přijato' : weightNames[weight]}
        </Badge>
      </h3>
      {isAccepted ? <p>{`${accepted}${accepted_by === '' ? '' : ` (${accepted_by})`}`}</p> : null}
      <ul className={styles.things}>
        {shown.map((thing) => (
          <li key={`${thing.name} ${thing.said}`}>
            <Thing thing={thing} unit_id={unit_id} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {shown.length < things.length ? (
          <Button variant="subtle" onClick={() => setWhole(true)}>
            {`Zobrazit dalších ${things.length - shown.length}`}
          </Button>
        ) : null}
        <Mending check={check} />
        {weight === 'asks' && !isAccepted && onAccept !== undefined ? (
          <Button variant="default" onClick={onAccept}>
            {`Přijmout s důvodem (${counted(things.length, 'věc', 'věci', 'věcí')})`}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** What mends everything that the check has found; nothing where each thing is mended alone, or was accepted. */
function Mending({ check: { kind, things, accepted } }: Pick<CheckProps, 'check'>) {
  if (kind === 'heat-texts-missing') return <StatementTextsButton />;
  const mend = accepted === '' ? mendOf(kind, things) : undefined;
  return mend === undefined ? null : (
    <Button component={InnerLink} href={mend.href} variant="default">
      {mend.text}
    </Button>
  );
}

/** Where the thing is mended. */
function hrefOf(
  { pasport_space_id, billing_place_id, billing_document_id, billing_rule_id }: CheckThing,
  unit_id: number,
): string | undefined {
  if (billing_place_id !== null)
    return documentsAddress(unit_id, billing_place_id, billing_document_id);
  if (billing_rule_id !== null)
    return `${pathTo('BillingRules', { record_id: billing_rule_id })}?unit=${unit_id}`;
  if (pasport_space_id !== null)
    return `${paths.pasports}?unit=${unit_id}&space=${pasport_space_id}&tab=basic`;
  return undefined;
}

function Thing({ thing, unit_id }: { thing: CheckThing; unit_id: number }) {
  const href = hrefOf(thing, unit_id);
  return (
    <>
      {href === undefined ? thing.name : <InnerLink href={href}>{thing.name}</InnerLink>}
      <span className={styles.said}>{`: ${thing.said}`}</span>
      {thing.measuring_place_id === null ? null : (
        <>
          {' '}
          <InnerLink href={meterAddress(unit_id, thing.measuring_place_id)}>
            odečty měřidla
          </InnerLink>
        </>
      )}
    </>
  );
}
