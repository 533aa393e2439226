/** Items of the pager shown at most (specification, section 9). */
const PAGER_ITEMS = 7;

/** What the pager shows: page numbers and gaps, at most seven items. */
export function pagerItems(page: number, pages: number): readonly (number | 'gap')[] {
  if (pages <= PAGER_ITEMS) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}
