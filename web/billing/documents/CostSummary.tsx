import { suppliedUnitValue } from '#contract/billing/document-lines.ts';
import type { BillingCost } from '#contract/billing/documents.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatMoney, formatNumber } from '#web/lib/czech.ts';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';

const counted = (count: number, one: string, few: string, many: string) =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, one, few, many)}`;

/** What the place cost in the year, what was paid in advance, and whether the meter says the same. */
export function CostSummary({ cost, year }: { cost: BillingCost; year: number }) {
  return (
    <Summary label={`Náklady v roce ${year}`}>
      <Fact label={`Náklad v roce ${year}`}>
        <Cost cost={cost} />
      </Fact>
      <Fact label="Zálohy dodavateli">
        {cost.advances === null ? (
          <Unknown>žádné nejsou zapsané</Unknown>
        ) : (
          <span>{formatMoney(cost.advances)}</span>
        )}
      </Fact>
      <Fact label="Rozdíl nákladu a záloh">
        <Rest cost={cost} />
      </Fact>
      <Fact label="Množství">
        <Quantity cost={cost} />
      </Fact>
    </Summary>
  );
}

function Cost({
  cost: { cost, costs_count, undivided_count, uncovered_days },
}: {
  cost: BillingCost;
}) {
  if (costs_count === 0) return <Unknown>žádný doklad není zapsaný</Unknown>;
  const documents = counted(costs_count, 'doklad', 'doklady', 'dokladů');
  return (
    <>
      {cost === null ? <Unknown>nelze spočítat</Unknown> : <span>{formatMoney(cost)}</span>}
      {undivided_count === 0 ? (
        <FactNote>{documents}</FactNote>
      ) : (
        <FactNote>
          {`${counted(undivided_count, 'doklad přesahuje', 'doklady přesahují', 'dokladů přesahuje')} rok a fakturační měřidlo nemá odečet ke konci roku; odečtěte ho, nebo přesah dělte jinak`}
        </FactNote>
      )}
      {uncovered_days === 0 ? null : (
        <FactNote>{`${counted(uncovered_days, 'den', 'dny', 'dnů')} roku bez dokladu`}</FactNote>
      )}
    </>
  );
}

function Rest({ cost: { cost, advances, uncovered_days } }: { cost: BillingCost }) {
  if (cost === null || advances === null) return <Unknown>není z čeho spočítat</Unknown>;
  // A part of a year against the advances of all of it would look like money to be given back.
  if (uncovered_days > 0) return <Unknown>náklad roku ještě není celý</Unknown>;
  const rest = cost - advances;
  return (
    <>
      <span>{formatMoney(rest)}</span>
      {rest < 0 ? <FactNote>zálohy jsou vyšší než náklad</FactNote> : null}
    </>
  );
}

function Quantity({ cost: { quantity, metered, measured_unit } }: { cost: BillingCost }) {
  if (quantity === null) return <Unknown>není uvedené u všech dokladů roku</Unknown>;
  const unit = suppliedUnitValue.text(measured_unit);
  const told = (amount: number) => `${formatNumber(amount, 0, 3)}\u00A0${unit}`;
  return (
    <>
      <span>{told(quantity)}</span>
      {metered === null ? null : (
        <FactNote>
          {`fakturační měřidlo ${told(metered)}, rozdíl ${told(Math.round((quantity - metered) * 1000) / 1000)}`}
        </FactNote>
      )}
    </>
  );
}
