import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';

/** How far the days of this run are ahead of the machine's (`scripts/on-day.mjs`), in milliseconds. */
export const clockAhead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

/** The environment in which a portal has the days of this run, or so many milliseconds later ones. */
export function clockEnv(later = 0): Record<string, string> {
  const ahead = clockAhead + later;
  if (ahead === 0) return {};
  const clock = pathToFileURL(join(projectRoot, 'tests/later-clock.mjs')).href;
  const database = process.env['CLOCK_DATABASE'];
  return {
    NODE_OPTIONS: `--import ${clock}`,
    CLOCK_AHEAD_MS: String(ahead),
    ...(database === undefined ? {} : { CLOCK_DATABASE: database }),
  };
}

/** For a page: its days are so many milliseconds later. */
export function movePageClock(ahead: number): void {
  const Present = Date;
  globalThis.Date = class extends Present {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(Present.now() + ahead);
      else super(...given);
    }

    static override now() {
      return Present.now() + ahead;
    }
  } as DateConstructor;
}
