import { createStore } from '#web/lib/store.ts';
import type { LateProps } from '#web/ui/late.tsx';
import type { ComponentType } from 'react';
import type { Sort } from './columns.ts';
import type { TableLook } from './view-link.ts';

/** What of the look of a table is neither in the address nor in its columns. */
export type RowsLook = Pick<TableLook, 'search' | 'sort' | 'size'>;

/** What saved views need of their table. */
export interface ViewedTable {
  readonly id: string;
  /** The records belong to the client, not to the active unit. */
  readonly isOfClient: boolean;
  readonly look: RowsLook;
  /** The order that the table begins with; null for that in which the rows come. */
  readonly firstSort: Sort | null;
  readonly onLook: (look: RowsLook) => void;
}

/** What the control of saved views is told. */
export interface ViewToolsProps extends LateProps {
  readonly table: ViewedTable;
  /** It was pressed before it came, so its menu comes open. */
  readonly startsOpen: boolean;
}

interface ViewTools {
  readonly prepare: () => void;
  readonly Tools: ComponentType<ViewToolsProps>;
}

/** The control of saved views, which stands above the ground of tables; null until the portal hands it over. */
export const viewTools = createStore<ViewTools | null>(null);
