import { Anchor, Badge, Button } from '@mantine/core';
import { IconScale } from '#web/icons/IconScale.ts';
import type { ComponentProps } from 'react';
import type { Debt } from '#contract/money/arrears-interest.ts';
import { debtPlace } from '#contract/money/debt-text.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import { formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { useSteps } from '#web/record/useSteps.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { OpenedFigure } from '#web/ui/OpenedFigure.tsx';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PhoneReach } from '#web/ui/Reach.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import styles from './arrears.module.css';
import { useDebt } from './arrears.queries.ts';
import { sinceText } from './debt-columns.tsx';
import { AccountAgreements, AgreementButton } from './instalments/AccountAgreements.tsx';
import type { ClaimFilter } from './claim-filters.ts';
import { InterestLines, LATE_CLAIMS, LateClaims } from './LateClaims.tsx';
import type { ArrearsPart } from './place.ts';
import { AccountRates } from './rates/AccountRates.tsx';
import { SentReminders } from './SentReminders.tsx';
import { rateText } from './words.ts';

/** How a figure leads to the claims that it is of. */
type Opening = Pick<ComponentProps<typeof OpenedFigure>, 'title' | 'onOpen' | 'section'>;

/** The lists from which a debt is opened. */
const LISTS = ['arrears', 'arrears-person', 'arrears-house'];

interface DebtRecordProps extends ArrearsPart {
  ledger_account_id: number;
}

/** Where the debt is and who owes it, as its titles say. */
const whoseDebt = (account: Parameters<typeof debtPlace>[0] & { readonly names: string }): string =>
  [debtPlace(account), account.names].join(', ');

/** The debt of one account: what is not paid, and the interest on it day by day. */
export function DebtRecord({ ledger_account_id, ...part }: DebtRecordProps) {
  const { unit_id, go } = part;
  const { as_of } = part.place;
  const { data } = useDebt({ unit_id, ledger_account_id }, as_of);
  const close = () => go({ account: undefined, agreement: undefined, claims: undefined });
  const step = (account: number) => go({ account, agreement: undefined }, { replace: true });
  useEscape(close);
  return (
    <OpenedRecord
      backLabel="Zpět na dluhy"
      onBack={close}
      steps={useSteps(LISTS, ledger_account_id, step)}
    >
      {data === undefined ? (
        <LoadingRecord title="Dluh" />
      ) : (
        <Page
          title={`Dluh: ${whoseDebt(data.account)}`}
          note={factsOf(data)}
          action={
            <Actions>
              <AgreementButton {...part} debt={data} />
              <Button
                variant="default"
                leftSection={<IconScale size="1.125rem" aria-hidden="true" />}
                onClick={() => go({ legal: [ledger_account_id] })}
              >
                Seznam pro advokáta
              </Button>
            </Actions>
          }
        >
          <DebtSummary debt={data} {...part} />
          <AccountAgreements {...part} debt={data} />
          <AccountRates
            unit_id={unit_id}
            ledger_account_id={ledger_account_id}
            whose={whoseDebt(data.account)}
          />
          <LateClaims debt={data} {...part} />
          <InterestLines debt={data} />
          <section className={styles.part} aria-labelledby="account-reminders">
            <h2 className={styles.heading} id="account-reminders">
              Upomínky
            </h2>
            <SentReminders unit_id={unit_id} account={ledger_account_id} />
          </section>
        </Page>
      )}
    </OpenedRecord>
  );
}

/** What is said under the title; that something is owed its summary says first. */
function factsOf({ account }: Debt) {
  if (account.overdue > 0 && account.is_present) return undefined;
  return (
    <RecordFacts>
      {account.overdue > 0 ? null : 'nic po splatnosti'}
      {account.is_present ? null : <Badge color="gray">náklady už nenese</Badge>}
    </RecordFacts>
  );
}

function DebtSummary({ debt, place: { as_of }, go }: ArrearsPart & { debt: Debt }) {
  const { account, open_interest, paid_interest } = debt;
  const { unit_id, ledger_account_id, overdue, owed_since, phone, phone_of } = account;
  const late = (claims: ClaimFilter): Opening => ({
    title: 'Zobrazit tyto předpisy',
    section: LATE_CLAIMS,
    onOpen: () => go({ claims }, { replace: true }),
  });
  return (
    <Summary
      folds="debt"
      tools={<AsOfField value={as_of} onChange={(day) => go({ as_of: day }, { replace: true })} />}
      areToolsTold={as_of !== undefined}
    >
      <Fact label="Po splatnosti" isFirst>
        <OpenedFigure figure={overdue} {...late('unpaid')}>
          <span className={overdue > 0 ? styles.late : undefined}>{formatMoney(overdue)}</span>
        </OpenedFigure>
        {owed_since === null ? null : (
          <FactNote>{`od ${sinceText(owed_since, as_of ?? todayInPrague())}`}</FactNote>
        )}
      </Fact>
      <Fact label="Úrok z nezaplaceného" isFirst>
        <Interest amount={open_interest} {...late('unpaid')} />
      </Fact>
      <Fact label="Úrok ze zaplaceného pozdě">
        <Interest amount={paid_interest} {...late('paid')} />
      </Fact>
      <Fact label="Sazba">
        {rateText(debt)}
        <FactNote>{sourceText(debt)}</FactNote>
      </Fact>
      <Fact label="Konto">
        <Anchor
          component={InnerLink}
          href={`${paths.Ledger}?unit=${unit_id}&account=${ledger_account_id}`}
        >
          předpisy a platby
        </Anchor>
        <FactNote>{`zůstatek ${formatMoney(account.balance)}`}</FactNote>
      </Fact>
      <Fact label="Telefon" isFirst>
        {phone === null ? <Unknown>není zapsán</Unknown> : <PhoneReach phone={phone} />}
        {phone === null || phone_of === null ? null : <FactNote isRest>{phone_of}</FactNote>}
      </Fact>
    </Summary>
  );
}

/** By whom the rate is. */
function sourceText({ rate_by, rate_source }: Debt): string {
  if (rate_by === 'law') return 'nařízení vlády č. 351/2013 Sb.';
  return rate_by === 'contract' ? `podle smlouvy: ${rate_source}` : rate_source;
}

function Interest({ amount, ...opening }: Opening & { amount: number | null }) {
  return amount === null ? (
    <Unknown>sazba ČNB není známa</Unknown>
  ) : (
    <OpenedFigure figure={amount} {...opening}>
      {formatMoney(amount)}
    </OpenedFigure>
  );
}
