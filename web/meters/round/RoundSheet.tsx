import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { readRound, type RoundKind, type RoundPlace } from '#contract/metering/reading-round.ts';
import { formatDate } from '#web/lib/czech.ts';
import { queryFor } from '#web/lib/query.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { isShown, progressOf, verdictOn, type Show } from './judge.ts';
import { lineName } from './kept.ts';
import { outLines, useOutbox } from './outbox.ts';
import styles from './round.module.css';
import { RoundLine } from './RoundLine.tsx';
import { sendPhotosDue } from './photo-sender.ts';
import { roundInput } from './told-round.ts';
import { tellShown, stepFrom, useWalk } from './useWalk.ts';
import { activeLine, said, type Walk } from './walk.ts';
import { isTaken, type Only } from './only.ts';

/** How often it is looked whether somebody else has written in the house. */
const LOOK_MS = 20_000;

interface RoundSheetProps {
  unit_id: number;
  house: number;
  day: string;
  reading_kind: RoundKind;
  only: Only;
  show: Show;
  onShow: (show: Show) => void;
}

/** Everything measured in the house on the day, line by line. */
export function RoundSheet(props: RoundSheetProps) {
  const { unit_id, house, day, only, show } = props;
  const input = roundInput(unit_id, house, day);
  const { data, error, refetch } = useQuery({
    ...queryFor(readRound, input),
    refetchInterval: LOOK_MS,
  });
  // A reading that somebody else has written meanwhile may be that of a photo which waits here.
  useEffect(sendPhotosDue, [data]);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="24rem" />;
  if (data.values.length === 0) return <Nothing day={day} />;
  return <Lines key={`${house} ${day} ${only} ${show}`} {...props} places={data.values} />;
}

function Nothing({ day }: { day: string }) {
  return (
    <p className={styles.nothing}>
      V domě není k {formatDate(day)} osazené žádné měřidlo. Zvolte jiný den, nebo měřidla nejdříve
      osaďte.
    </p>
  );
}

interface LinesProps extends RoundSheetProps {
  places: readonly RoundPlace[];
}

/** The lines that the choices leave; a line that is done stays where it is until the choice is made anew. */
function Lines(props: LinesProps) {
  const { places, only, show, onShow } = props;
  const walk = useWalk(props, places);
  const taken = useMemo(() => places.filter(({ kind }) => isTaken(only, kind)), [places, only]);
  const [chosen] = useState(() => new Set(idsOf(show, taken, walk)));
  const shown = useMemo(
    () => (show === 'all' ? taken : taken.filter(({ meter_id }) => chosen.has(meter_id))),
    [show, taken, chosen],
  );
  // Steps by keys go by what is drawn, and begin at the first line.
  useLayoutEffect(() => tellShown(shown), [shown]);
  return (
    <>
      <Overview walk={walk} places={taken} show={show} onShow={onShow} />
      <p className={styles.said} role="status">
        {said.use()}
      </p>
      {shown.length === 0 ? (
        <div className={styles.nothing}>
          <p>{nothingWords[show]}</p>
          <Button variant="default" onClick={() => onShow('all')}>
            Zobrazit vše
          </Button>
        </div>
      ) : (
        <ol className={styles.lines} aria-label="Měřidla v pořadí obchůzky">
          {shown.map((place) => (
            <RoundLine key={place.meter_id} walk={walk} place={place} />
          ))}
        </ol>
      )}
      <Thumb />
    </>
  );
}

const nothingWords: Readonly<Record<Show, string>> = {
  all: 'Měřidla tohoto druhu v domě nejsou.',
  left: 'Všechno je zapsané.',
  odd: 'Žádná spotřeba není podivná.',
  refused: 'Nic není odmítnuté.',
};

function idsOf(show: Show, places: readonly RoundPlace[], { house, day, medians }: Walk) {
  const lines = outLines();
  return places
    .filter((place) => {
      const line = lines.get(lineName({ house, day, meter_id: place.meter_id }));
      return isShown(show, place, line, verdictOn(place, day, line, medians));
    })
    .map(({ meter_id }) => meter_id);
}

interface OverviewProps {
  walk: Walk;
  places: readonly RoundPlace[];
  show: Show;
  onShow: (show: Show) => void;
}

/** How far the walk is, and the questions with their counts. */
function Overview({ walk, places, show, onShow }: OverviewProps) {
  // Counting all lines waits for the typing.
  const lines = useDeferredValue(useOutbox((box) => box.lines));
  const { counts, written } = useMemo(
    () => progressOf(places, walk, lines, walk.medians),
    [places, walk, lines],
  );
  const words = `${written} z ${places.length} zapsáno`;
  return (
    <div className={styles.overview}>
      <FilterChips
        label="Které řádky"
        choices={[
          { name: 'all', text: 'Vše', count: counts.all },
          { name: 'left', text: 'Zbývá', count: counts.left },
          { name: 'odd', text: 'Podivné', count: counts.odd },
          { name: 'refused', text: 'Nepřijaté', count: counts.refused },
        ]}
        value={show}
        onChange={(name) => onShow((name ?? 'all') as Show)}
      />
      <p className={styles.progress}>
        <progress max={Math.max(1, places.length)} value={written} aria-label="Zapsané odečty" />
        <span>{words}</span>
      </p>
    </div>
  );
}

/** On a phone the ways to the lines around stand in reach of the thumb. */
function Thumb() {
  const stay = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <div className={styles.thumb}>
      <Button
        variant="default"
        size="md"
        onPointerDown={stay}
        onClick={() => stepFrom(activeLine.get(), -1)}
      >
        Předchozí
      </Button>
      <Button size="md" onPointerDown={stay} onClick={() => stepFrom(activeLine.get(), 1)}>
        Další
      </Button>
    </div>
  );
}
