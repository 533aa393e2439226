import { Anchor } from '@mantine/core';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { CopiedText, PhoneReach } from '#web/ui/Reach.tsx';
import { OpenedFigure } from '#web/ui/OpenedFigure.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { ACCOUNT_LINES } from './AccountLines.tsx';
import type { LineFilter } from './line-filters.ts';
import styles from './money.module.css';
import type { GoLedger } from './place.ts';
import { sinceText, standingText } from './words.ts';

interface AccountSummaryProps {
  account: LedgerAccount;
  as_of: string | undefined;
  go: GoLedger;
}

/** Whose it is, how to reach them, and how it stands at the end of the day. */
export function AccountSummary({ account, as_of, go }: AccountSummaryProps) {
  const { unit_id, people, pasport_space_id, space_number, building_name } = account;
  const { variable_symbol, phone, phone_of } = account;
  const linesOf = (lines: LineFilter) => ({
    title: 'Zobrazit tyto pohyby',
    section: ACCOUNT_LINES,
    onOpen: () => go({ lines: lines === 'all' ? undefined : lines }, { replace: true }),
  });
  return (
    <Summary
      folds="account"
      tools={<AsOfField value={as_of} onChange={(day) => go({ as_of: day }, { replace: true })} />}
      areToolsTold={as_of !== undefined}
    >
      <Fact label="Zůstatek" isFirst>
        <OpenedFigure figure={account.balance} {...linesOf('all')}>
          <span className={account.overdue > 0 ? styles.late : undefined}>
            {formatMoney(account.balance)}
          </span>
        </OpenedFigure>
        <Standing account={account} as_of={as_of} />
      </Fact>
      <Fact label="Předepsáno a zaplaceno">
        <OpenedFigure figure={account.claimed} {...linesOf('claims')}>
          {formatMoney(account.claimed)}
        </OpenedFigure>
        <FactNote>
          {'zaplaceno '}
          <OpenedFigure figure={account.paid} {...linesOf('payments')} isInText>
            {formatMoney(account.paid)}
          </OpenedFigure>
        </FactNote>
      </Fact>
      <Fact label="Kdo náklady nese">
        {people.map(({ address_id, full_name }) => (
          <Anchor
            key={address_id}
            component={InnerLink}
            href={`${pathTo('Address', { address_id })}?unit=${unit_id}`}
          >
            {full_name}
          </Anchor>
        ))}
        {account.is_present ? null : (
          <FactNote>{`ke dni ${formatDate(as_of ?? todayInPrague())} už prostor nenesou`}</FactNote>
        )}
      </Fact>
      <Fact label="Prostor">
        <Anchor
          component={InnerLink}
          href={`${paths.pasports}?unit=${unit_id}&space=${pasport_space_id}&tab=basic`}
        >
          {`prostor ${space_number}`}
        </Anchor>
        {building_name === '' ? null : <FactNote>{building_name}</FactNote>}
      </Fact>
      <Fact label="Variabilní symbol" isFirst>
        {variable_symbol === '' ? (
          <Unknown>prostor ho nemá</Unknown>
        ) : (
          <CopiedText text={variable_symbol} />
        )}
      </Fact>
      <Fact label="Telefon" isFirst>
        {phone === null ? <Unknown>není zapsán</Unknown> : <PhoneReach phone={phone} />}
        {phone === null || phone_of === null ? null : <FactNote isRest>{phone_of}</FactNote>}
      </Fact>
    </Summary>
  );
}

/** How the account stands; what is overdue leads to the claims that are not paid. */
function Standing({ account, as_of }: Omit<AccountSummaryProps, 'go'>) {
  const { unit_id, ledger_account_id, overdue, owed_since } = account;
  if (overdue === 0) return <FactNote>{standingText(account)}</FactNote>;
  const day = as_of === undefined ? '' : `&as_of=${as_of}`;
  const debt = `unit=${unit_id}&account=${ledger_account_id}&claims=unpaid${day}`;
  return (
    <FactNote>
      {'po splatnosti '}
      <OpenedFigure
        figure={overdue}
        title="Zobrazit nezaplacené předpisy"
        href={`${paths.Arrears}?${debt}`}
        isInText
      >
        {formatMoney(overdue)}
      </OpenedFigure>
      {`, od ${sinceText(owed_since, as_of ?? todayInPrague())}`}
    </FactNote>
  );
}
