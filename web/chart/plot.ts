import { formatNumber } from '#web/lib/czech.ts';
import { niceTicks, tickDecimals } from './ticks.ts';

/** Height of the drawing in lines of its text, and the part of the text's height that a digit is wide. */
const LINES = 19;
const DIGIT = 0.58;
const TICK_LINES = 3;

/** The drawing and the rectangle in it that holds the values, in pixels. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Height of the text. */
  readonly em: number;
}

/** Width of the drawing and height of its text, in pixels. */
export interface ChartSize {
  readonly width: number;
  readonly em: number;
}

/** The axis of values: its round values with their texts, and where a value lies. */
export interface ValueAxis {
  readonly ticks: readonly { readonly value: number; readonly text: string; readonly y: number }[];
  yOf(value: number): number;
}

/** Text of a value with its unit: 3,50 %. */
export function valueText(value: number, unit: string, decimals: number): string {
  return `${formatNumber(value, decimals)}${unit === '' ? '' : `\u00a0${unit}`}`;
}

/** Lays out the drawing for values from `low` to `high`; texts of the axis decide its left margin. */
export function plotFor(
  size: ChartSize,
  low: number,
  high: number,
): { plot: Plot; axis: ValueAxis } {
  const { width, em } = size;
  const height = LINES * em;
  const top = 2 * em;
  const bottom = height - 2 * em;
  const values = niceTicks(low, high, Math.floor((bottom - top) / em / TICK_LINES) + 1);
  const decimals = tickDecimals(values);
  const texts = values.map((value) => formatNumber(value, decimals));
  const longest = Math.max(...texts.map(({ length }) => length));
  const left = Math.ceil((longest * DIGIT + 0.8) * em);
  const plot: Plot = { width, height, left, right: width - em, top, bottom, em };
  const yOf = scale(values[0] ?? 0, values.at(-1) ?? 1, bottom, top);
  const ticks = values.map((value, at) => ({ value, text: texts[at] ?? '', y: yOf(value) }));
  return { plot, axis: { ticks, yOf } };
}

/** Linear map of the values between two onto the pixels between two. */
export function scale(
  low: number,
  high: number,
  start: number,
  end: number,
): (value: number) => number {
  const length = high - low || 1;
  return (value) => start + ((value - low) / length) * (end - start);
}

/** How many texts of so many characters fit side by side. */
export function textsThatFit(plot: Plot, characters: number): number {
  const each = (characters + 3) * DIGIT * plot.em;
  return Math.max(2, Math.floor((plot.right - plot.left) / each));
}

/** Zero belongs to the axis where values are near it: else a change looks larger than it is. */
export function withZero(low: number, high: number): [number, number] {
  return low > 0 && low < high * 0.4 ? [0, high] : [low, high];
}
