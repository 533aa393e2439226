import { Anchor } from '@mantine/core';
import type { OpenedMonth } from '#contract/money/months.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { columnsOf, differenceKey, textsOfDifference } from './difference-columns.ts';
import styles from './money.module.css';
import { MonthActions } from './MonthActions.tsx';
import { accountsText, monthState } from './words.ts';

/** A month: how it stands, what is prescribed for it and what of that is not claimed yet. */
export function MonthView({ opened }: { opened: OpenedMonth }) {
  const { month, claimed_at, differences, unborne_count } = opened;
  return (
    <>
      <MonthFacts opened={opened} />
      {unborne_count === 0 ? null : <Unborne opened={opened} />}
      <MonthActions opened={opened} />
      <section className={styles.part} aria-labelledby="month-differences">
        <h2 className={styles.heading} id="month-differences">
          {claimed_at === null ? 'Co se předepíše' : 'Od minula se změnilo'}
        </h2>
        {differences.length === 0 ? (
          <Same isClaimed={claimed_at !== null} />
        ) : (
          <DataTable
            id="month-differences"
            label={`Rozdíly předpisu, ${monthText(month)}`}
            rows={differences}
            columns={columnsOf(opened)}
            rowKey={differenceKey}
            searchIn={textsOfDifference}
            seek={{ placeholder: 'Prostor, jméno, služba', label: 'Hledat rozdíl' }}
          />
        )}
      </section>
    </>
  );
}

/** An amount in hellers, once somebody has determined or claimed something. */
function Amount({ hellers, isKnown }: { hellers: number; isKnown: boolean }) {
  if (!isKnown) return <Unknown>zatím nic</Unknown>;
  return <span className="k-figures">{formatMoney(hellers)}</span>;
}

function MonthFacts({ opened }: { opened: OpenedMonth }) {
  const { month, booked_in, due_on, prescribed, claimed, accounts_count, claimed_at } = opened;
  // What nobody has determined or claimed yet is no zero.
  const isClaimed = claimed_at !== null || claimed !== 0;
  const isDetermined = isClaimed || prescribed !== 0 || opened.differences.length > 0;
  return (
    <Summary>
      <Fact label="Stav">
        {monthState(opened)}
        {accounts_count === 0 ? null : <FactNote>{accountsText(accounts_count)}</FactNote>}
      </Fact>
      <Fact label="Určeno na měsíc">
        <Amount hellers={prescribed} isKnown={isDetermined} />
        <FactNote>součet záloh, které někdo nese</FactNote>
      </Fact>
      <Fact label="Předepsáno">
        <Amount hellers={claimed} isKnown={isClaimed} />
      </Fact>
      <Fact label="Rozdíl">
        <Amount hellers={prescribed - claimed} isKnown={isDetermined} />
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

function Same({ isClaimed }: { isClaimed: boolean }) {
  return isClaimed ? (
    <EmptyState
      icon="prescription"
      title="Předpis souhlasí s tím, co je na měsíc určeno"
      text="Změní-li se zpětně záloha nebo kdo ji nese, objeví se tu rozdíl."
    />
  ) : (
    <EmptyState
      icon="prescription"
      title="Na tento měsíc není nic určeno"
      text="Předepisují se zálohy z nákladů prostorů. Zapište je u prostoru na záložce Náklady."
    />
  );
}
