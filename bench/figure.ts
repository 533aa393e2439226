/** One figure of the table: a ratio or a count, with what it was compared to. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly measured: number;
  readonly comparedTo: string;
  readonly floor: number;
  readonly goal: number;
  readonly beyond: number;
  /** Unit of a count; ratios have none. */
  readonly unit?: string;
}

/** How long the benches run: the short mode is for every day. */
export interface Length {
  readonly long: boolean;
}

/** The middle one of the values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The value below which the share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function levelOf({ measured, floor, goal, beyond }: Figure): string {
  const sign = goal <= floor ? -1 : 1;
  const reached = (bound: number) => (measured - bound) * sign >= 0;
  if (reached(beyond)) return 'za obzorem';
  if (reached(goal)) return 'cíl';
  return reached(floor) ? 'ano' : 'NE';
}

function numberText(value: number): string {
  return Number.isInteger(value) || Math.abs(value) >= 20 ? value.toFixed(0) : value.toFixed(2);
}

function cells(figure: Figure): string[] {
  const { id, title, unit, measured, floor, goal, beyond } = figure;
  const numbers = [measured, floor, goal, beyond].map(numberText);
  return [id, unit === undefined ? title : `${title}, ${unit}`, ...numbers, levelOf(figure)];
}

/** The table of all figures, and under it what each was compared to. */
export function tableText(figures: readonly Figure[]): string {
  const head = ['', 'údaj', 'naměřeno', 'práh', 'cíl', 'dál', 'drží'];
  const rows = [head, ...figures.map(cells)];
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) =>
        at >= 2 && at <= 5 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const notes = figures.map(({ id, comparedTo }) => `${id.padEnd(widths[0] ?? 0)}  ${comparedTo}`);
  return [...lines, '', 'Proti čemu:', ...notes].join('\n');
}
