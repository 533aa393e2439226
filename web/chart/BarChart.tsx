import { useState } from 'react';
import { Axes } from './Axes.tsx';
import { Bars, BarSwatch } from './Bars.tsx';
import type { BarSeries } from './Bars.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { extremes } from './describe.ts';
import { Legend } from './Legend.tsx';
import { plotFor, textsThatFit, valueText } from './plot.ts';
import { useChartSize } from './useChartSize.ts';
import styles from './chart.module.css';

interface BarChartProps {
  /** What the chart shows, in a few words. */
  label: string;
  categories: readonly string[];
  /** Bars side by side in each category, at most four; null where there is no value. */
  series: readonly BarSeries[];
  unit: string;
  decimals: number;
}

/** Values by category, such as degree-days of months in two seasons. */
export function BarChart({ label, categories, series, unit, decimals }: BarChartProps) {
  const { ref, width, em } = useChartSize();
  const [chosen, setChosen] = useState<number>();
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  if (values.length === 0 || categories.length === 0) {
    return <p className={styles.empty}>Za toto období tu nejsou žádné hodnoty.</p>;
  }
  const { plot, axis } = plotFor({ width, em }, Math.min(0, ...values), Math.max(0, ...values));
  const step = (plot.right - plot.left) / categories.length;
  const at = chosen === undefined ? undefined : Math.min(chosen, categories.length - 1);
  const told = (index: number) =>
    series.map(({ name, values: own }) => {
      const value = own[index] ?? null;
      const text = value === null ? '–' : valueText(value, unit, decimals);
      return series.length === 1 ? text : `${name} ${text}`;
    });
  const sentence = (index: number) => `${categories[index] ?? ''}: ${told(index).join(', ')}`;
  const last = categories.length - 1;
  const longest = Math.max(...categories.map(({ length }) => length));
  const every = Math.ceil(categories.length / textsThatFit(plot, longest));
  const marks = categories.map((text, index) => ({
    key: text,
    text: index % every === 0 ? text : '',
    x: plot.left + (index + 0.5) * step,
  }));
  return (
    <ChartFrame
      frameRef={ref}
      plot={plot}
      label={label}
      description={`${label}: ${categories[0]} až ${categories[last]}; ${extremes(values, unit, decimals)}; naposledy ${sentence(last)}`}
      count={categories.length}
      at={at}
      onAt={setChosen}
      atX={(x) => Math.max(0, Math.min(last, Math.floor((x - plot.left) / step)))}
      readout={sentence(at ?? last)}
      legend={<Legend names={series.map(({ name }) => name)} Swatch={BarSwatch} />}
    >
      {at === undefined ? null : (
        <rect
          className={styles.column}
          x={plot.left + at * step}
          y={plot.top}
          width={step}
          height={plot.bottom - plot.top}
        />
      )}
      <Axes plot={plot} axis={axis} unit={unit} marks={marks} />
      <Bars plot={plot} axis={axis} series={series} step={step} />
    </ChartFrame>
  );
}
