import { NativeSelect } from '@mantine/core';
import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** Years behind the present one that are offered over a list. */
const BEHIND = 9;

interface YearChoiceProps {
  year: number;
  /** Years that have something; the last ten when left out. */
  offered?: readonly number[];
  onChange: (year: number) => void;
}

/** The year whose costs are told. */
export function YearChoice({ year, offered, onChange }: YearChoiceProps) {
  const now = parseIsoDate(todayInPrague()).year;
  const usual = offered ?? Array.from({ length: BEHIND + 1 }, (_, at) => now - at);
  const years = [...new Set([...usual, year])].toSorted((one, other) => other - one);
  return (
    <NativeSelect
      aria-label="Náklady za rok"
      value={String(year)}
      data={years.map((one) => ({ value: String(one), label: `rok ${one}` }))}
      onChange={({ currentTarget: { value } }) => onChange(Number(value))}
    />
  );
}
