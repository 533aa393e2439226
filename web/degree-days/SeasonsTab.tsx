import { monthName } from '#contract/czech/month-names.ts';
import { NativeSelect } from '@mantine/core';
import type { DegreeDayPlace, DegreeDaySeason } from '#contract/degree-days.ts';
import { SEASON_MONTHS, seasonName, type IndoorTemperature } from '#contract/rules/degree-days.ts';
import { BarChart } from '#web/chart/BarChart.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { usePlaces, useSeasons } from './degree-days.queries.ts';
import { IndoorSelect } from './IndoorSelect.tsx';
import { NormalisedPanel } from './NormalisedPanel.tsx';
import type { DegreeDaysPlace, Go } from './place.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { byMonth, comparison, incompleteNote, normOf } from './seasons.ts';
import type { ComparedRow } from './seasons.ts';
import styles from './degree-days.module.css';

interface TabProps {
  place: DegreeDaysPlace;
  go: Go;
}

/** Two heating seasons of a place beside each other. */
export function SeasonsTab({ place, go }: TabProps) {
  const { places, chosen, seasons, pair, fault, retry, indoor } = useSeasonPair(place);
  if (fault !== null) return <LoadError error={fault} onRetry={retry} />;
  return (
    <div className={styles.column}>
      <div className={styles.choices}>
        <PlaceSelect
          label="Místo"
          places={places}
          value={chosen?.degree_day_place_id}
          onChange={(id) =>
            go({ place: id, first: undefined, second: undefined }, { replace: true })
          }
        />
        <IndoorSelect place={place} go={go} />
        {pair === undefined ? null : <PairSelect seasons={seasons} pair={pair} go={go} />}
      </div>
      {chosen === undefined || seasons === undefined ? null : pair === undefined ? (
        <EmptyState
          icon="chart"
          title="K porovnání jsou potřeba dvě otopná období"
          text={`Zapište nebo importujte měsíce místa ${chosen.name} na kartě Měsíce. Otopné období trvá od 1. září do 31. května.`}
        />
      ) : (
        <Compared {...pair} place={chosen} indoor={indoor} />
      )}
    </div>
  );
}

interface Pair {
  readonly first: DegreeDaySeason;
  readonly second: DegreeDaySeason;
}

/** The pair that the address names; the two newest seasons where it names none, whole ones if there are. */
function pairOf(known: readonly DegreeDaySeason[], place: DegreeDaysPlace): Pair | undefined {
  const isWhole = (season: DegreeDaySeason) => incompleteNote(season) === '';
  const seasons = known.toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one)));
  const second = seasons.find(({ season }) => season === place.second) ?? seasons[0];
  const others = seasons.filter((season) => season !== second);
  const first = others.find(({ season }) => season === place.first) ?? others[0];
  return first === undefined || second === undefined ? undefined : { first, second };
}

/** The place that the address names; without one the first that has months. */
function chosenOf(places: readonly DegreeDayPlace[], id: number | undefined) {
  return (
    places.find(({ degree_day_place_id }) => degree_day_place_id === id) ??
    places.find(({ months_count }) => months_count > 0) ??
    places[0]
  );
}

function useSeasonPair(place: DegreeDaysPlace) {
  const indoor: IndoorTemperature = place.indoor ?? 19;
  const places = usePlaces().data?.values ?? [];
  const chosen = chosenOf(places, place.place);
  const { data, error, refetch } = useSeasons(chosen?.degree_day_place_id, indoor);
  return {
    indoor,
    places,
    chosen,
    seasons: data?.values,
    pair: pairOf(data?.values ?? [], place),
    fault: error,
    retry: () => void refetch(),
  };
}

interface PairSelectProps {
  seasons: readonly DegreeDaySeason[] | undefined;
  pair: Pair;
  go: Go;
}

function PairSelect({ seasons = [], pair: { first, second }, go }: PairSelectProps) {
  return (
    <>
      <SeasonSelect
        label="První období"
        seasons={seasons.filter((season) => season !== second)}
        value={first}
        onChange={(season) => go({ first: season, second: second.season }, { replace: true })}
      />
      <SeasonSelect
        label="Druhé období"
        seasons={seasons.filter((season) => season !== first)}
        value={second}
        onChange={(season) => go({ first: first.season, second: season }, { replace: true })}
      />
    </>
  );
}

interface SeasonSelectProps {
  label: string;
  seasons: readonly DegreeDaySeason[];
  value: DegreeDaySeason;
  onChange: (season: number) => void;
}

function SeasonSelect({ label, seasons, value, onChange }: SeasonSelectProps) {
  return (
    <NativeSelect
      label={label}
      value={String(value.season)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      data={seasons.map(({ season }) => ({ value: String(season), label: seasonName(season) }))}
    />
  );
}

const rowKey = ({ key }: ComparedRow) => key;
const categories = SEASON_MONTHS.map(monthName);

function columnsOf(first: string, second: string): readonly Column<ComparedRow>[] {
  const figure = { align: 'right', decimals: 1, width: 95 } as const;
  return [
    { text: 'Měsíc', value: 'name', width: 120, telling: true },
    { ...figure, text: first, value: 'first', telling: true },
    { ...figure, text: second, value: 'second', telling: true },
    { ...figure, text: 'Rozdíl', value: 'difference' },
  ];
}

interface ComparedProps {
  first: DegreeDaySeason;
  second: DegreeDaySeason;
  place: DegreeDayPlace;
  indoor: IndoorTemperature;
}

function Compared({ first, second, place, indoor }: ComparedProps) {
  const names = [seasonName(first.season), seasonName(second.season)] as const;
  const notes = [incompleteNote(first), incompleteNote(second)].filter((note) => note !== '');
  return (
    <>
      {notes.length === 0 ? null : (
        <p
          className={styles.warning}
        >{`Pozor: ${notes.join(' ')} Součty proto nejsou za celé období.`}</p>
      )}
      <div className={styles.beside}>
        <BarChart
          label={`Denostupně po měsících, ${place.name}, ${indoor} °C`}
          categories={categories}
          series={[
            { name: names[0], values: byMonth(first) },
            { name: names[1], values: byMonth(second) },
          ]}
          unit=""
          decimals={1}
        />
        <DataTable
          id="degree-day-seasons"
          label={`Otopná období ${names[0]} a ${names[1]}`}
          isOfClient
          rows={comparison(first, second)}
          columns={columnsOf(names[0], names[1])}
          rowKey={rowKey}
          fixedPageSize={10}
        />
      </div>
      <Ratio first={first} second={second} norm={normOf(place, indoor)} />
      <NormalisedPanel first={first} second={second} norm={normOf(place, indoor)} />
    </>
  );
}

function Ratio({
  first,
  second,
  norm,
}: Pick<ComparedProps, 'first' | 'second'> & { norm: number | null }) {
  const ratioOf = (part: number, whole: number) =>
    whole > 0 ? `${formatNumber((100 * part) / whole, 1)} %` : '–';
  const facts = [
    [
      `${seasonName(second.season)} proti ${seasonName(first.season)}`,
      ratioOf(second.degree_days, first.degree_days),
    ],
    ...(norm === null
      ? []
      : [first, second].map(
          ({ season, degree_days }) =>
            [`${seasonName(season)} proti normě`, ratioOf(degree_days, norm)] as const,
        )),
    ...[first, second].map(
      ({ season, heating_days, mean_temperature }) =>
        [
          `Dny topení a teplota ${seasonName(season)}`,
          `${heating_days} · ${mean_temperature === null ? '–' : `${formatNumber(mean_temperature, 1)} °C`}`,
        ] as const,
    ),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
