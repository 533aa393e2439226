import { useQuery } from '@tanstack/react-query';
import { listLumpPeriods } from '#contract/money/sipo-lumps.ts';
import { queryFor } from '#web/lib/query.ts';

/** Periods of SIPO: what the post has paid by its files against what has come of it to the bank. */
export const useLumpPeriods = (unit_id: number, enabled = true) =>
  useQuery({ ...queryFor(listLumpPeriods, { params: { unit_id } }), enabled });
