import { Anchor } from '@mantine/core';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { CopiedText, PhoneReach } from '#web/ui/Reach.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import styles from './money.module.css';
import { sinceText, standingText } from './words.ts';

interface AccountSummaryProps {
  account: LedgerAccount;
  as_of: string | undefined;
}

/** Whose it is, how to reach them, and how it stands at the end of the day. */
export function AccountSummary({ account, as_of }: AccountSummaryProps) {
  const { unit_id, people, pasport_space_id, space_number, building_name } = account;
  const { variable_symbol, phone, phone_of } = account;
  return (
    <Summary>
      <Fact label="Zůstatek">
        <Balance account={account} as_of={as_of} />
      </Fact>
      <Fact label="Předepsáno a zaplaceno">
        <span className="k-figures">{formatMoney(account.claimed)}</span>
        <FactNote>{`zaplaceno ${formatMoney(account.paid)}`}</FactNote>
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
      <Fact label="Variabilní symbol">
        {variable_symbol === '' ? (
          <Unknown>prostor ho nemá</Unknown>
        ) : (
          <CopiedText text={variable_symbol} />
        )}
      </Fact>
      <Fact label="Telefon">
        {phone === null ? <Unknown>není zapsán</Unknown> : <PhoneReach phone={phone} />}
        {phone === null || phone_of === null ? null : <FactNote>{phone_of}</FactNote>}
      </Fact>
    </Summary>
  );
}

function Balance({ account, as_of }: AccountSummaryProps) {
  const { balance, overdue, owed_since } = account;
  return (
    <>
      <span className={overdue > 0 ? `k-figures ${styles.late ?? ''}` : 'k-figures'}>
        {formatMoney(balance)}
      </span>
      <FactNote>
        {overdue > 0
          ? `po splatnosti ${formatMoney(overdue)}, od ${sinceText(owed_since, as_of ?? todayInPrague())}`
          : standingText(account)}
      </FactNote>
    </>
  );
}
