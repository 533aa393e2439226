import { NativeSelect } from '@mantine/core';
import { IconChevronLeft } from '#web/icons/IconChevronLeft.ts';
import { IconChevronRight } from '#web/icons/IconChevronRight.ts';
import { monthAway, monthOf, monthText } from '#contract/rules/month-info.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './money.module.css';

/** Months that are offered: some behind the present one and some before it. */
const BEHIND = 24;
const AHEAD = 2;

interface MonthChoiceProps {
  /** Of the group, for readers. */
  label: string;
  month: string;
  /** Months that were claimed already. */
  known: readonly string[];
  onChange: (month: string) => void;
}

/** Which month, the one before and the one after. */
export function MonthChoice({ label, month, known, onChange }: MonthChoiceProps) {
  const last = monthAway(monthOf(todayInPrague()), AHEAD);
  const usual = Array.from({ length: BEHIND + AHEAD + 1 }, (_, at) => monthAway(last, -at));
  const offered = [...new Set([...usual, ...known, month])].toSorted((one, other) =>
    other.localeCompare(one),
  );
  const icon = { size: '1.25rem', 'aria-hidden': true } as const;
  return (
    <div className={styles.month} role="group" aria-label={label}>
      <IconButton
        variant="default"
        size="input-sm"
        label="Předchozí měsíc"
        onClick={() => onChange(monthAway(month, -1))}
      >
        <IconChevronLeft {...icon} />
      </IconButton>
      <NativeSelect
        label="Měsíc"
        value={month}
        data={offered.map((one) => ({ value: one, label: monthText(one) }))}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
      <IconButton
        variant="default"
        size="input-sm"
        label="Další měsíc"
        onClick={() => onChange(monthAway(month, 1))}
      >
        <IconChevronRight {...icon} />
      </IconButton>
    </div>
  );
}
