import { z } from 'zod';
import type { Reader, Value } from './value.ts';

export const asText: Reader = (cell) => ({ value: cell });

/** A text as it is; none is an empty one. */
export const plain = (value: unknown): string => (typeof value === 'string' ? value : '');

type Text<W extends z.ZodType> = Value<z.ZodString, W, string>;

/** One line of text. */
export function line<W extends z.ZodType>(write: W): Text<W> {
  return { kind: 'text', read: z.string(), write, empty: '', cell: asText, text: plain };
}

/** An e-mail address. */
export function email<W extends z.ZodType>(write: W): Text<W> {
  return { ...line(write), kind: 'email' };
}

/** Text of several lines. */
export function lines<W extends z.ZodType>(write: W): Text<W> {
  return { ...line(write), kind: 'long-text' };
}
