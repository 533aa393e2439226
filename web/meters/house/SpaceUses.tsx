import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { amountDecimals, unitText, waysText } from '#contract/metering/amount-text.ts';
import type { HouseUses } from '#contract/metering/house-uses.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Note } from '#web/ui/Note.tsx';
import { isByHeatedArea, isHeat, usesOf, type Measure, type UseRow } from './house-use.ts';
import { timeWeatherText } from '../weather-text.ts';
import { comparedColumns } from './compared-columns.ts';
import styles from './house.module.css';

const rowKey = ({ pasport_id }: UseRow) => pasport_id;

interface SpaceUsesProps {
  unit_id: number;
  uses: HouseUses;
  measure: Measure;
  measures: readonly Measure[];
  /** 'Spotřeba prostorů, Studená voda, m³, 1. 1. 2025 až 31. 12. 2025' */
  label: string;
}

/** Spaces of the house beside each other; Enter opens one. */
export function SpaceUses({ unit_id, uses, measure, measures, label }: SpaceUsesProps) {
  const navigate = useNavigate();
  const isHeated = isByHeatedArea(uses.spaces, measure);
  const { rows, median } = useMemo(() => {
    const told = usesOf(uses, measure);
    // Where nothing is measured nothing is missing.
    return { ...told, rows: told.rows.filter(({ isMeasured }) => isMeasured) };
  }, [uses, measure]);
  const weather = isHeat(measure) && isWeatherKnown(uses) ? 'known' : 'unknown';
  const columns = useMemo(
    () => comparedColumns(measure, measures, { isHeated, weather }),
    [measure, measures, isHeated, weather],
  );
  return (
    <div className={styles.part}>
      <Note>{noteOf(measure, median, rows, uses.spaces.length - rows.length)}</Note>
      {isHeat(measure) ? <Note>{timeWeatherText(uses.weather)}</Note> : null}
      <DataTable
        id="meter-uses"
        label={label}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        onActivate={({ pasport_space_id }) =>
          void navigate({
            to: paths.pasports,
            search: { unit: unit_id, space: pasport_space_id, tab: 'meters' },
          })
        }
        activateLabel="Otevřít prostor"
      />
    </div>
  );
}

/** Whether degree-days of the time and of the same days a year before are known. */
const isWeatherKnown = ({ weather }: HouseUses) =>
  weather !== null && weather.degree_days !== null && weather.former_degree_days !== null;

/** What the figures stand on. */
function noteOf(
  { unit }: Measure,
  median: number | null,
  rows: readonly UseRow[],
  others: number,
): string {
  const known = rows.filter(({ amount }) => amount !== null).length;
  const middle =
    median === null
      ? 'Medián domu není z čeho určit.'
      : `Medián domu je ${formatNumber(median, amountDecimals(unit) + 1)} ${unitText(unit)}/m².`;
  const all =
    known === rows.length
      ? ''
      : ` Celou dobu je známo ${known} / ${rows.length} prostorů; pomlčka není nula, spotřeba jen není známa.`;
  const rest =
    others === 0
      ? ''
      : ` ${formatNumber(others, 0)} ${czechPlural(others, 'prostor domu je', 'prostory domu jsou', 'prostorů domu je')} bez tohoto měření.`;
  const ways = waysText(
    ...rows.filter(({ divided }) => (divided ?? 0) > 0).map(({ dividedBy }) => dividedBy),
  );
  const divided = ways === '' ? '' : ` Co neleží mezi odečty celé, je rozděleno ${ways}.`;
  return `${middle}${all}${rest}${divided} Plochy a osoby jsou k poslednímu dni.`;
}
