import { Alert } from '@mantine/core';
import {
  movedBy,
  movedPercent,
  simulatedSpaces,
  tallyOf,
  tallyTexts,
  type Tally,
} from '#contract/settlement/simulation-rows.ts';
import { checkNames } from '#contract/settlement/words.ts';
import type {
  SimulatedRecipient,
  SimulatedServiceResult,
  SimulationResult as Result,
} from '#contract/settlement/simulations.ts';
import { BarChart } from '#web/chart/BarChart.tsx';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { Fact, FactNote, Summary } from '#web/ui/Summary.tsx';
import type { Go, SettlementAt } from '../place.ts';
import { isMoved, movedFilter, movedMoney, movedNames } from './moved.ts';
import { MovedServices } from './MovedServices.tsx';
import { ruleName } from './tried-rules.ts';
import styles from './simulation.module.css';

type Row = SimulatedRecipient;

const bearer = ({ name, payer }: Row) => (payer === 'unit' ? 'nese jednotka' : name);
const rowKey = ({ key }: Row) => key;
const percentOf = (row: Row) => {
  const by = movedBy(row);
  return by === null || row.now <= 0 ? null : by / row.now;
};

const columns = (areHouses: boolean): readonly Column<Row>[] => [
  {
    text: 'Prostor',
    value: 'space_name',
    sortable: true,
    fixed: true,
    telling: true,
    width: 84,
  },
  { text: 'Dům', value: 'building_name', sortable: true, hiddenFirst: !areHouses, width: 150 },
  { text: 'Kdo nese', id: 'name', value: bearer, sortable: true, telling: true, width: 200 },
  {
    text: 'Od',
    value: 'from',
    render: ({ from }) => formatDate(from),
    sortable: true,
    hiddenFirst: true,
    width: 105,
  },
  {
    text: 'Do',
    value: 'to',
    render: ({ to }) => formatDate(to),
    sortable: true,
    hiddenFirst: true,
    width: 105,
  },
  moneyColumn<Row>({ id: 'now', text: 'Náklad nyní', of: ({ now }) => now, isSummed: true }),
  moneyColumn<Row>({ id: 'after', text: 'Po změně', of: ({ after }) => after, isSummed: true }),
  moneyColumn<Row>({
    id: 'moved',
    text: 'Rozdíl',
    of: movedBy,
    isSummed: true,
    telling: true,
    render: movedMoney,
  }),
  {
    text: 'Rozdíl v %',
    id: 'percent',
    value: percentOf,
    render: movedPercent,
    sortable: true,
    align: 'right',
    width: 96,
  },
];

interface SimulationResultProps {
  result: Result;
  at: SettlementAt;
  go: Go;
  /** Another result is on its way. */
  isOnItsWay: boolean;
}

/** Who would pay more and who less: in a nutshell, as a chart, and one by one. */
export function SimulationResult({ result, at, go, isOnItsWay }: SimulationResultProps) {
  const { services, recipients } = result;
  const spaces = simulatedSpaces(recipients);
  const tally = tallyOf(recipients);
  const isKnown = tally.unknown === 0;
  return (
    <section className={styles.part} aria-label="Jak by to vyšlo" aria-busy={isOnItsWay}>
      <Doubts services={services} />
      <Faults services={services} />
      {isKnown ? <Sums tally={tally} /> : <p>{tallyTexts(tally).join(' ')}</p>}
      {isKnown && tally.more + tally.less > 0 ? (
        <BarChart
          label="Rozdíl nákladu prostorů po změně"
          categories={spaces.map(({ space_name }) => space_name)}
          series={[{ name: 'Rozdíl', values: spaces.map((space) => (movedBy(space) ?? 0) / 100) }]}
          unit="Kč"
          decimals={0}
        />
      ) : null}
      {isKnown ? <Rows recipients={recipients} services={services} at={at} go={go} /> : null}
    </section>
  );
}

/** What the law says to it; it may be tried all the same. */
function Doubts({ services }: { services: readonly SimulatedServiceResult[] }) {
  const told = services.flatMap((service) =>
    service.doubts.map((doubt) => `${ruleName(service)}: ${doubt}`),
  );
  if (told.length === 0) return null;
  return (
    <Alert color="yellow" title="Podle zákona">
      <Lines lines={told} />
    </Alert>
  );
}

/** Why a service cannot be divided so. */
function Faults({ services }: { services: readonly SimulatedServiceResult[] }) {
  const told = services.flatMap((service) =>
    service.flags.map(({ flag, space_name }) => {
      const where = space_name === '' ? '' : `, prostor ${space_name}`;
      return `${ruleName(service)}: ${checkNames[flag]}${where}`;
    }),
  );
  if (told.length === 0) return null;
  return (
    <Alert color="red" title="Takto náklady rozdělit nelze">
      <Lines lines={told} />
    </Alert>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.changes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Sums({ tally }: { tally: Tally }) {
  const { more, less, same, mostMore, mostLess, shifted } = tally;
  return (
    <Summary label="Simulace v kostce">
      <Fact label="Zaplatí víc">
        {`${more}`}
        {more === 0 ? null : <FactNote>{`nejvýše o ${formatMoney(mostMore)}`}</FactNote>}
      </Fact>
      <Fact label="Zaplatí méně">
        {`${less}`}
        {less === 0 ? null : <FactNote>{`nejvýše o ${formatMoney(mostLess)}`}</FactNote>}
      </Fact>
      <Fact label="Beze změny">{`${same}`}</Fact>
      <Fact label="Přesune se">
        <span className="k-figures">{formatMoney(shifted)}</span>
        <FactNote>celkový náklad zůstává</FactNote>
      </Fact>
    </Summary>
  );
}

interface RowsProps extends Pick<SimulationResultProps, 'at' | 'go'> {
  recipients: readonly Row[];
  services: readonly SimulatedServiceResult[];
}

function Rows({ recipients, services, at, go }: RowsProps) {
  const filter = movedFilter(at.show);
  const chosen = recipients.find(({ key }) => key === at.recipient);
  const areHouses = new Set(recipients.map(({ building_name }) => building_name)).size > 1;
  // Those who would pay more come first, until the person puts them in another order.
  const rows = recipients
    .filter((row) => isMoved(filter, row))
    .toSorted((one, other) => (movedBy(other) ?? 0) - (movedBy(one) ?? 0));
  return (
    <>
      <FilterChips
        label="Výběr příjemců"
        choices={movedNames.map(([name, text]) => ({
          name,
          text,
          count: recipients.filter((row) => isMoved(name, row)).length,
        }))}
        value={filter}
        onChange={(name) => go({ show: name === 'all' ? undefined : name }, { replace: true })}
      />
      <DataTable
        id="settlement-simulation"
        label="Kdo zaplatí víc a kdo méně"
        rows={rows}
        columns={columns(areHouses)}
        rowKey={rowKey}
        marked={at.recipient ?? null}
        searchIn={(row) => [row.space_name, row.name, row.building_name]}
        onActivate={({ key }) => go({ recipient: key })}
        activateLabel="Po službách"
        seek={{ placeholder: 'Prostor, jméno', label: 'Hledat příjemce' }}
      />
      {chosen === undefined ? null : (
        <MovedServices
          recipient={chosen}
          services={services}
          onClose={() => go({ recipient: undefined }, { replace: true })}
        />
      )}
    </>
  );
}
