import type { AccountingMonth } from '#contract/money/accounting.ts';
import { formatDateTime, formatMoney } from '#web/lib/czech.ts';
import { Fact, FactNote, Summary } from '#web/ui/Summary.tsx';
import { useAccountingMonth } from './accounting.queries.ts';
import { newText } from './words.ts';

/** From the opening to the closing balance, which is counted in two ways. */
export function Balances({ unit_id, month }: { unit_id: number; month: string }) {
  const { data } = useAccountingMonth(unit_id, month);
  return data === undefined ? null : <Facts month={data} />;
}

function Facts({ month }: { month: AccountingMonth }) {
  const { opening, claimed, paid, closing, of_accounts, unassigned, closed_at } = month;
  const isAgreed = closing === of_accounts - unassigned;
  return (
    <Summary>
      <Fact label="Počáteční zůstatek">
        <span className="k-figures">{formatMoney(opening)}</span>
        <FactNote>kolik konta dlužila před měsícem</FactNote>
      </Fact>
      <Fact label="Předepsáno">
        <span className="k-figures">{formatMoney(claimed)}</span>
      </Fact>
      <Fact label="Zaplaceno">
        <span className="k-figures">{formatMoney(paid)}</span>
      </Fact>
      <Fact label="Konečný zůstatek">
        <span className="k-figures">{formatMoney(closing)}</span>
        <FactNote>
          {isAgreed
            ? `souhlasí se součtem kont ${formatMoney(of_accounts)}${unassigned === 0 ? '' : ` bez nepřiřazených ${formatMoney(unassigned)}`}`
            : `nesouhlasí se součtem kont ${formatMoney(of_accounts)}, zavolejte podporu`}
        </FactNote>
      </Fact>
      <Fact label="Uzávěrka">
        {closed_at === null ? 'měsíc je otevřený' : `uzavřeno ${formatDateTime(closed_at)}`}
        {closed_at === null ? <FactNote>ještě se do něj může něco zapsat</FactNote> : null}
      </Fact>
      <Fact label="Předáno do účetnictví">{newText(month)}</Fact>
    </Summary>
  );
}
