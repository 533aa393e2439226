import { NativeSelect } from '@mantine/core';
import { EdgeField } from '#web/form/EdgeField.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { FilterChips } from '#web/table/FilterChips.tsx';
import type { Measure } from './house-use.ts';
import { offeredTimes, type Time } from './time.ts';
import styles from './house.module.css';

interface UseHeadProps {
  measures: readonly Measure[];
  measure: Measure | undefined;
  onMeasure: (key: string) => void;
  time: Time;
  onTime: (time: Time) => void;
}

/** What is compared, and in which time. */
export function UseHead({ measures, measure, onMeasure, time, onTime }: UseHeadProps) {
  const offered = offeredTimes(todayInPrague());
  const chosen = offered.find(({ time: { from, to } }) => from === time.from && to === time.to);
  return (
    <div className={styles.head} role="group" aria-label="Co a za jakou dobu">
      <NativeSelect
        label="Měří se"
        value={measure?.key ?? ''}
        data={measures.map(({ key, text }) => ({ value: key, label: text }))}
        onChange={({ currentTarget: { value } }) => onMeasure(value)}
      />
      <EdgeField
        key={`from ${time.from}`}
        label="Od"
        value={time.from}
        onChange={(from) => onTime({ from, to: time.to < from ? from : time.to })}
      />
      <EdgeField
        key={`to ${time.to}`}
        label="Do"
        value={time.to}
        onChange={(to) => onTime({ from: time.from > to ? to : time.from, to })}
      />
      <FilterChips
        label="Doba"
        choices={offered}
        value={chosen?.name}
        onChange={(name) => {
          const next = offered.find((each) => each.name === name);
          if (next !== undefined) onTime(next.time);
        }}
      />
    </div>
  );
}
