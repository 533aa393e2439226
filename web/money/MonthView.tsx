import { Anchor } from '@mantine/core';
import type { OpenedMonth } from '#contract/money/months.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { OpenedFigure } from '#web/ui/OpenedFigure.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import styles from './money.module.css';
import { MonthActions } from './MonthActions.tsx';
import { MONTH_ROWS, MonthRows } from './MonthRows.tsx';
import { claimedHref, type GoMonths, type MonthFigure } from './place.ts';
import { accountsText, monthState } from './words.ts';

interface MonthViewProps {
  opened: OpenedMonth;
  /** The figure whose rows are looked at; the difference without it. */
  rows: MonthFigure | undefined;
  go: GoMonths;
}

/** A month: how it stands, what is prescribed for it and what of that is not claimed yet. */
export function MonthView({ opened, rows, go }: MonthViewProps) {
  const { unborne_count } = opened;
  return (
    <>
      <MonthFacts opened={opened} go={go} />
      {unborne_count === 0 ? null : <Unborne opened={opened} />}
      <MonthActions opened={opened} />
      <MonthRows opened={opened} figure={rows} go={go} />
    </>
  );
}

interface AmountProps {
  hellers: number;
  isKnown: boolean;
  /** Shows the rows of which it is the sum. */
  onOpen: () => void;
}

/** An amount, once somebody has determined or claimed something. */
function Amount({ hellers, isKnown, onOpen }: AmountProps) {
  if (!isKnown) return <Unknown>zatím nic</Unknown>;
  return (
    <OpenedFigure
      figure={hellers}
      title="Zobrazit, z čeho se skládá"
      onOpen={onOpen}
      section={MONTH_ROWS}
    >
      {formatMoney(hellers)}
    </OpenedFigure>
  );
}

function MonthFacts({ opened, go }: Omit<MonthViewProps, 'rows'>) {
  const { unit_id, month, booked_in, due_on, prescribed, claimed, accounts_count, claimed_at } =
    opened;
  // What nobody has determined or claimed yet is no zero.
  const isClaimed = claimed_at !== null || claimed !== 0;
  const isDetermined = isClaimed || prescribed !== 0 || opened.differences.length > 0;
  const rowsOf = (rows: MonthFigure | undefined) => ({
    onOpen: () => go({ rows }, { replace: true }),
  });
  return (
    <Summary>
      <Fact label="Stav">
        {monthState(opened)}
        {accounts_count === 0 ? null : (
          <FactNote>
            <OpenedFigure
              figure={accounts_count}
              title="Zobrazit konta, kterým se měsíc předepsal"
              href={claimedHref(unit_id, month)}
              isInText
            >
              {accountsText(accounts_count)}
            </OpenedFigure>
          </FactNote>
        )}
      </Fact>
      <Fact label="Určeno na měsíc">
        <Amount hellers={prescribed} isKnown={isDetermined} {...rowsOf('prescribed')} />
        <FactNote>součet záloh, které někdo nese</FactNote>
      </Fact>
      <Fact label="Předepsáno">
        <Amount hellers={claimed} isKnown={isClaimed} {...rowsOf('claimed')} />
      </Fact>
      <Fact label="Rozdíl">
        <Amount hellers={prescribed - claimed} isKnown={isDetermined} {...rowsOf(undefined)} />
        {prescribed === claimed && opened.differences.length > 0 ? (
          <FactNote>liší se rozdělení</FactNote>
        ) : null}
      </Fact>
      <Fact label="Splatnost">
        {formatDate(due_on)}
        {opened.month_change === 'days' ? <FactNote>změny po dnech</FactNote> : null}
        {booked_in === month ? null : (
          <FactNote>{`rozdíly se zapíší do měsíce ${monthText(booked_in)}`}</FactNote>
        )}
      </Fact>
    </Summary>
  );
}

/** Spaces whose costs nobody bears; they are paid by the unit, so nothing is claimed of them. */
function Unborne({ opened: { unit_id, unborne_count } }: { opened: OpenedMonth }) {
  const spaces = czechPlural(unborne_count, 'prostoru', 'prostorů', 'prostorů');
  return (
    <p className={styles.rest}>
      {`Za zálohy ${unborne_count}\u00A0${spaces} nemá kdo platit, nepředepíšou se. `}
      <Anchor
        component={InnerLink}
        href={`${paths.pasports}?unit=${unit_id}&filter=no-payer`}
        underline="always"
      >
        Prostory bez plátce
      </Anchor>
    </p>
  );
}
