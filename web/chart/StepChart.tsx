import { DayChart } from './DayChart.tsx';
import type { DayChartProps } from './DayChart.tsx';

/** Values that hold until the next one, such as a rate of the central bank. */
export function StepChart(props: DayChartProps) {
  return <DayChart {...props} held />;
}
