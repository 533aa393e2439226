import { DayChart } from './DayChart.tsx';
import type { DayChartProps } from './DayChart.tsx';

/** Values measured on single days, such as exchange rates. */
export function LineChart(props: DayChartProps) {
  return <DayChart {...props} held={false} />;
}
