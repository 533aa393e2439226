import { goToRows, hasPicks, hasRows, rowCommands } from '#web/table/row-commands.ts';
import { actionCommands } from './action-commands.ts';
import type { PortalCommand } from './portal-context.ts';
import { screenCommands } from './screen-commands.ts';

const OF_PICKS = ['rows-extend', 'rows-all'];

/**
 * Commands of a row as the whole screen knows them: without a row in hand they lead to the first one. Those
 * that pick rows together are keys that mean something else outside a table, and only the table runs them;
 * those without a key do something with one cell or one person, and only the menu over the row has them.
 */
const tableCommands: readonly PortalCommand[] = rowCommands.flatMap(
  ({ id, title, keys, context }) => {
    if (keys === undefined) return [];
    const isOfPicks = OF_PICKS.includes(id);
    return [
      {
        id,
        title,
        keys,
        context,
        visible: isOfPicks ? hasPicks : hasRows,
        enabled: () => true,
        run: isOfPicks ? () => undefined : goToRows,
      },
    ];
  },
);

/** Every command of the portal, once: the search, the keys and their map are fed from here; questions of lists come with the search. */
export const commands: readonly PortalCommand[] = [
  ...actionCommands,
  ...screenCommands,
  ...tableCommands,
];
