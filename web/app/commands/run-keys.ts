import { afterKey, nothingPressed } from '#web/lib/keys/key-sequence.ts';
import { flashError } from '#web/notices/flash.ts';
import { portalContext } from './portal-context.ts';
import { commands } from './registry.ts';

const known = commands.flatMap(({ keys }) => (keys === undefined ? [] : [keys]));
let pressed = nothingPressed;

/** Takes a key that was pressed at a time, and runs the command whose keys it completes. */
export function takeKey(key: string, at: number, go: (href: string) => void): void {
  const step = afterKey(pressed, key, at, known);
  ({ pressed } = step);
  const context = portalContext(go);
  const command = commands.find(({ keys }) => keys === step.hit);
  if (step.hit === undefined || !command?.visible(context)) return;
  if (command.enabled(context)) command.run(context);
  else flashError(command.hindrance?.(context) ?? '');
}
