import { formatDate } from '#web/lib/czech.ts';
import { preferenceWords, typeWords, wordOf } from '../address-words.ts';
import type { MergeField } from './merge-values.ts';

/** A value of a field as people read it; empty for none. */
export function shownValue(name: MergeField, value: string | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (name === 'address_type') return wordOf(typeWords, value);
  if (name === 'contact_preference') return wordOf(preferenceWords, value);
  return name === 'birth_date' ? formatDate(value) : value;
}
