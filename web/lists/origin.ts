import type { Column } from '#web/table/columns.ts';

interface Given {
  readonly is_system: boolean;
}

/** Columns of a list with whose row it is, given by the portal or made by the client, before the last one. */
export function withOrigin<R extends Given>(columns: readonly Column<R>[]): readonly Column<R>[] {
  const origin: Column<R> = {
    text: 'Původ',
    id: 'origin',
    value: ({ is_system }) => (is_system ? 'systémový' : 'vlastní'),
    sortable: true,
    width: 120,
  };
  return columns.toSpliced(-1, 0, origin);
}

/** How code and name of a row look: those of the portal are only read. */
export function namedLooks(isSystem: boolean) {
  const look = { required: !isSystem, readOnly: isSystem };
  return { code: isSystem ? look : { ...look, 'data-autofocus': true }, name: look };
}
