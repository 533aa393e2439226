/** Search parameters of an address. */
type Search = Readonly<Record<string, unknown>>;

/** Name of the search parameter that says which saved view a list is seen by: 'spaces.12'. */
export const VIEW_PARAMETER = 'saved';

/** How an address names a view of the list. */
export const viewName = (list: string, id: number): string => `${list}.${id}`;

/** The id of the view by which an address wants the list seen; undefined when it names none of its views. */
export function namedView(search: Search, list: string): number | undefined {
  const named = search[VIEW_PARAMETER];
  if (typeof named !== 'string' || !named.startsWith(`${list}.`)) return undefined;
  const id = named.slice(list.length + 1);
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}

/** What of an address stays when its screen steps elsewhere: by which view its list is seen. */
export function keptView(search: Search): Search {
  const named = search[VIEW_PARAMETER];
  return typeof named === 'string' ? { [VIEW_PARAMETER]: named } : {};
}
