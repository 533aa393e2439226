import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded into a process of tests: its days are so much later. What the database stamps stays as it is,
// unless its own clock is moved too (scripts/on-day.mjs).
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const Present = Date;

globalThis.Date = class extends Present {
  constructor(...given) {
    if (given.length === 0) super(Present.now() + ahead);
    else super(...given);
  }

  static now() {
    return Present.now() + ahead;
  }
};

if (process.env.CLOCK_DATABASE !== undefined) {
  const moved = JSON.parse(process.env.CLOCK_DATABASE);
  const { spawn } = childProcess;
  childProcess.spawn = (command, args, options) =>
    /[/\\]postgres$/.test(command)
      ? spawn(command, args, { ...options, env: { ...options.env, ...moved } })
      : spawn(command, args, options);
  syncBuiltinESMExports();
}
