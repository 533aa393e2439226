import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { amountDecimals, amountText, unitText } from '#contract/metering/amount-text.ts';
import type { HouseUses } from '#contract/metering/house-uses.ts';
import { floorRows } from '#web/core/house-picture/floor-rows.ts';
import { HouseDrawing } from '#web/core/house-picture/HouseDrawing.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { Note } from '#web/ui/Note.tsx';
import { changeText } from '../meter-text.ts';
import { useHouseFloors } from './house.queries.ts';
import { edgesOf, stepOf, usesOf, type Measure, type UseRow } from './house-use.ts';
import styles from './house.module.css';

const steps = [styles.step0, styles.step1, styles.step2, styles.step3, styles.step4];

interface UsePictureProps {
  unit_id: number;
  house: number;
  uses: HouseUses;
  measure: Measure;
  label: string;
}

/** The house by its floors, each space coloured by what it used on a m²; the number stands in it too. */
export function UsePicture({ unit_id, house, uses, measure, label }: UsePictureProps) {
  const floors = useHouseFloors(unit_id, house);
  const { rows, median } = useMemo(() => usesOf(uses, measure), [uses, measure]);
  if (floors.data === undefined)
    return floors.error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={floors.error} onRetry={() => void floors.refetch()} />
    );
  const edges = edgesOf(median);
  return (
    <div className={styles.part}>
      <Note>
        {`Barva říká, kolik ${unitText(measure.unit)} se spotřebovalo na m² proti mediánu domu. Šipky procházejí prostory, Enter otevře měřidla prostoru.`}
      </Note>
      <Legend edges={edges} unit={measure.unit} />
      <HouseDrawing
        unit_id={unit_id}
        label={label}
        rows={floorRows(floors.data.values, rows)}
        tileOf={(row) => tileOf(row, measure, edges)}
        tab="meters"
      />
    </div>
  );
}

const perArea = (value: number, unit: Measure['unit']) =>
  formatNumber(value, amountDecimals(unit) + 1);

/** How a space is coloured and what stands in it. */
function tileOf(row: UseRow, { unit }: Measure, edges: readonly number[]) {
  const { perArea: value, amount, isMeasured } = row;
  const title = titleOf(row, unit);
  if (!isMeasured) return { title, isFree: true, content: <Figure text="neměří se" /> };
  if (value === null) {
    const text = amount === null ? 'není známo' : 'plocha není známa';
    return { title, className: styles.unknown, content: <Figure text={text} /> };
  }
  return {
    title,
    className: steps[stepOf(value, edges)],
    content: <Figure text={`${perArea(value, unit)} ${unitText(unit)}/m²`} />,
  };
}

function Figure({ text }: { text: string }) {
  return <span className={styles.figure}>{text}</span>;
}

function titleOf(row: UseRow, unit: Measure['unit']): string {
  const { pasport_type_name, space_number, tenant_name, amount, toMedian, note } = row;
  const lines = [
    `${pasport_type_name} ${space_number}`,
    tenant_name,
    amount === null ? '' : amountText(amount, unit),
    toMedian === null ? '' : `proti mediánu domu ${changeText(toMedian)}`,
    note,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** What the colours mean; the hatched ones are not known. */
function Legend({ edges, unit }: { edges: readonly number[]; unit: Measure['unit'] }) {
  const figures = edges.map((edge) => perArea(edge, unit));
  const ranges = steps.map((_step, at) => {
    const [low, high] = [figures[at - 1], figures[at]];
    if (low === undefined) return `do ${high ?? ''}`;
    return high === undefined ? `nad ${low}` : `${low} až ${high}`;
  });
  return (
    <ul className={styles.legend} aria-label={`Barvy, ${unitText(unit)}/m²`}>
      {edges.length === 0
        ? null
        : ranges.map((text, at) => (
            <li key={text}>
              <span className={`${styles.swatch} ${steps[at] ?? ''}`} aria-hidden="true" />
              {text}
            </li>
          ))}
      <li>
        <span className={`${styles.swatch} ${styles.unknown}`} aria-hidden="true" />
        není známo
      </li>
    </ul>
  );
}
