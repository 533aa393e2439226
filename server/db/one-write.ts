import type pg from 'pg';

/**
 * What is sent over the connection from here to the end of the tick goes in one write: the driver holds
 * the messages of one statement together, not a statement with the one before it.
 */
export function heldForTick(client: pg.ClientBase): void {
  const { stream } = (client as pg.Client).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
