import { useMemo, useState } from 'react';
import { formatDate } from '#web/lib/czech.ts';
import { Axes } from './Axes.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { layDays } from './day-layout.ts';
import { indexAt, valueOn } from './day-series.ts';
import type { DaySeries } from './day-series.ts';
import { DayLine, LineSwatch } from './DayLine.tsx';
import { describeDays } from './describe.ts';
import { Legend } from './Legend.tsx';
import { valueText } from './plot.ts';
import { useChartSize } from './useChartSize.ts';
import styles from './chart.module.css';

export interface DayChartProps {
  /** What the chart shows, in a few words. */
  label: string;
  /** Lines of the chart, at most four that the eye can tell apart. */
  series: readonly DaySeries[];
  unit: string;
  decimals: number;
  /** The days shown, both included; without them all days of the series. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Kind {
  /** A value holds until the next one: drawn as steps. */
  held: boolean;
}

/** Lines over days; the value of a day is read by pointer or arrows on the line under the drawing. */
export function DayChart(props: DayChartProps & Kind) {
  const { label, series, unit, decimals, from, to, held } = props;
  const { ref, width, em } = useChartSize();
  const [chosen, setChosen] = useState<number>();
  const layout = useMemo(
    () => layDays(series, { from, to }, held, { width, em }),
    [series, from, to, held, width, em],
  );
  if (layout === undefined) {
    return <p className={styles.empty}>Za toto období tu nejsou žádné hodnoty.</p>;
  }
  const { plot, axis, days, places, lines, marks } = layout;
  const at = chosen === undefined ? undefined : Math.min(chosen, days.length - 1);
  const shown = at ?? days.length - 1;
  const day = days[shown] ?? '';
  const chosenX = at === undefined ? undefined : places[at];
  const told = layout.series.map((each) => {
    const value = valueOn(each, day, held);
    const text = value === undefined ? '–' : valueText(value, unit, decimals);
    return series.length === 1 ? text : `${each.name} ${text}`;
  });
  return (
    <ChartFrame
      frameRef={ref}
      plot={plot}
      label={label}
      description={`${label}: ${describeDays(layout.series, unit, decimals)}`}
      count={days.length}
      at={at}
      onAt={setChosen}
      atX={(x) => indexAt(places, x, held)}
      readout={`${formatDate(day)}: ${told.join(', ')}`}
      legend={<Legend names={series.map(({ name }) => name)} Swatch={LineSwatch} />}
    >
      <Axes plot={plot} axis={axis} unit={unit} marks={marks} />
      {chosenX === undefined ? null : (
        <line className={styles.chosen} x1={chosenX} x2={chosenX} y1={plot.top} y2={plot.bottom} />
      )}
      {series.map(({ name }, index) => (
        <DayLine
          key={name}
          index={index}
          spots={lines[index] ?? []}
          stepped={held}
          chosenX={chosenX}
        />
      ))}
    </ChartFrame>
  );
}
