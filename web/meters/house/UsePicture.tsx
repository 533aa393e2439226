import { Button, Group, Skeleton } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { useMemo } from 'react';
import { amountText, unitText } from '#contract/metering/amount-text.ts';
import type { HouseUses } from '#contract/metering/house-uses.ts';
import { floorRows } from '#web/core/house-picture/floor-rows.ts';
import { HouseDrawing } from '#web/core/house-picture/HouseDrawing.tsx';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { download, fileName } from '#web/lib/download.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { Note } from '#web/ui/Note.tsx';
import { printSheet } from '#web/ui/print-sheet.ts';
import { changeText } from '../meter-text.ts';
import { useHouses } from '../meters.queries.ts';
import { useHouseFloors } from './house.queries.ts';
import {
  edgesOf,
  perAreaText,
  stepOf,
  unitPerArea,
  usesOf,
  type Measure,
  type UseRow,
} from './house-use.ts';
import { drawingSvg, type DrawnTile } from './picture-svg.ts';
import styles from './house.module.css';

const steps = [styles.step0, styles.step1, styles.step2, styles.step3, styles.step4];

interface UsePictureProps {
  unit_id: number;
  house: number;
  uses: HouseUses;
  measure: Measure;
  /** 'Studená voda, m³, 1. 1. 2025 až 31. 12. 2025' */
  label: string;
}

/** The house by its floors, each space coloured by what it used on a m²; the number stands in it too. */
export function UsePicture({ unit_id, house, uses, measure, label }: UsePictureProps) {
  const floors = useHouseFloors(unit_id, house);
  const name = useHouses(unit_id).find(({ id }) => id === house)?.name ?? '';
  const { rows, median } = useMemo(() => usesOf(uses, measure), [uses, measure]);
  if (floors.data === undefined)
    return floors.error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={floors.error} onRetry={() => void floors.refetch()} />
    );
  const edges = edgesOf(median);
  const drawn = floorRows(floors.data.values, rows);
  const svg = () =>
    drawingSvg({
      title: name === '' ? label : `${name}: ${label}`,
      notes: [
        `${unitText(unitPerArea(measure.unit))} na m² plochy, barva proti mediánu domu. Vytvořeno ${formatDate(todayInPrague())}.`,
      ],
      legend: legendOf(edges, measure.unit),
      floors: drawn.map(({ code, name: floor, cells }) => ({
        code,
        name: floor,
        tiles: cells.map((row) => ({
          number: row.space_number,
          ...figureOf(row, measure, edges),
        })),
      })),
    });
  const save = () =>
    download(
      `${fileName('Spotřeba', name, label, todayInPrague())}.svg`,
      new Blob([svg()], { type: 'image/svg+xml' }),
    );
  return (
    <div className={styles.part}>
      <Note>
        {`Barva říká, kolik ${unitText(unitPerArea(measure.unit))} se spotřebovalo na m² proti mediánu domu. Šipky procházejí prostory, Enter otevře měřidla prostoru.`}
      </Note>
      <Legend edges={edges} unit={measure.unit} />
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
          onClick={save}
        >
          Uložit obrázek (SVG)
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
          onClick={() => printDrawing(svg())}
        >
          Vytisknout obrázek
        </Button>
      </Group>
      <HouseDrawing
        unit_id={unit_id}
        label={`Obrázek domu: ${label}`}
        rows={drawn}
        tileOf={(row) => tileOf(row, measure, edges)}
        tab="meters"
      />
    </div>
  );
}

/** What stands in a space, and how it is coloured. */
function figureOf(
  { perArea: value, amount, isMeasured }: UseRow,
  { unit }: Measure,
  edges: readonly number[],
): Pick<DrawnTile, 'text' | 'colour'> {
  if (!isMeasured) return { text: 'neměří se', colour: 'free' };
  if (value === null)
    return { text: amount === null ? 'není známo' : 'plocha není známa', colour: 'unknown' };
  return {
    text: `${perAreaText(value, unit)} ${unitText(unitPerArea(unit))}/m²`,
    colour: stepOf(value, edges),
  };
}

const classOf = (colour: DrawnTile['colour']) =>
  colour === 'unknown' ? styles.unknown : colour === 'free' ? undefined : steps[colour];

/** The same on the screen. */
function tileOf(row: UseRow, measure: Measure, edges: readonly number[]) {
  const { text, colour } = figureOf(row, measure, edges);
  return {
    title: titleOf(row, measure.unit),
    isFree: colour === 'free',
    className: classOf(colour),
    content: <Figure text={text} />,
  };
}

/** The drawing alone on a sheet. */
function printDrawing(svg: string): void {
  const picture = document.createElement('img');
  picture.alt = '';
  // A high house is made smaller, so that it stays on one sheet of A4 on its side.
  Object.assign(picture.style, { maxWidth: '100%', maxHeight: '175mm' });
  // The sheet is printed with the picture in it, not before it is there.
  picture.addEventListener('load', () => printSheet([picture], { wide: '' }), { once: true });
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
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
function legendOf(edges: readonly number[], unit: Measure['unit']) {
  const figures = edges.map((edge) => perAreaText(edge, unit));
  const ranges = steps.map((_step, at) => {
    const [low, high] = [figures[at - 1], figures[at]];
    if (low === undefined) return `do ${high ?? ''}`;
    return high === undefined ? `nad ${low}` : `${low} až ${high}`;
  });
  const known = ranges.map((text, colour): { colour: DrawnTile['colour']; text: string } => ({
    colour,
    text,
  }));
  return [...(edges.length === 0 ? [] : known), { colour: 'unknown' as const, text: 'není známo' }];
}

function Legend({ edges, unit }: { edges: readonly number[]; unit: Measure['unit'] }) {
  return (
    <ul className={styles.legend} aria-label={`Barvy, ${unitText(unitPerArea(unit))}/m²`}>
      {legendOf(edges, unit).map(({ colour, text }) => (
        <li key={text}>
          <span className={`${styles.swatch} ${classOf(colour) ?? ''}`} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
