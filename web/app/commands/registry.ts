import { goToRows, hasRows, rowCommands } from '#web/table/row-commands.ts';
import { actionCommands } from './action-commands.ts';
import type { PortalCommand } from './portal-context.ts';
import { screenCommands } from './screen-commands.ts';

/** Commands of a row as the whole screen knows them: without a row in hand they lead to the first one. */
const tableCommands: readonly PortalCommand[] = rowCommands.map(({ id, title, keys, context }) => ({
  id,
  title,
  ...(keys === undefined ? {} : { keys }),
  context,
  visible: hasRows,
  enabled: () => true,
  run: goToRows,
}));

/** Every command of the portal, once: the search, the keys and their map are fed from here. */
export const commands: readonly PortalCommand[] = [
  ...actionCommands,
  ...screenCommands,
  ...tableCommands,
];
