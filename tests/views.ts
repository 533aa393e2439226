import type { ViewLook } from '#contract/views.ts';

/** A look of a list that seeks the word. */
export const lookOf = (search: string): ViewLook => ({
  place: { filter: 'no-owner', as_of: '2026-01-31', hidden: 1 },
  search,
  sort: { column: 'total_area', descending: true },
  size: 50,
  columns: { hidden: ['floor_code'], shown: ['owner_name'], widths: { tenant_name: 210 } },
});
