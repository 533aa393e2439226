/** Fetches the code of the search. */
export function fetchSearch() {
  return import('./CommandSearch.tsx');
}
