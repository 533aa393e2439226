import pg from 'pg';
import { listClientUnits, type Unit } from '#contract/units.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { reachDatabase } from '#server/reach-database.ts';
import type { Ledger, Track } from './ledger.ts';
import type { CrashPortal } from './portal.ts';
import { create } from './writers.ts';

const REPEATED = 5;

/** Runs the work with the owner's connection to the portal's running database. */
export async function withDatabase<T>(
  { config }: CrashPortal,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const reached = await reachDatabase(config);
  return withOwner(reached.owner, work);
}

/** The comment is the last acknowledged one, or the one that was on its way. */
function trackFaults(track: Track, unit: Unit | undefined): string[] {
  if (unit === undefined) return [`unit ${track.unit_id} is lost`];
  const { acknowledged, waiting } = track;
  const known = [acknowledged.at(-1) ?? unit.comment, waiting];
  if (!known.includes(unit.comment)) return [`a change of unit ${track.unit_id} is lost`];
  // What has arrived after all is from now on as good as acknowledged.
  if (waiting !== undefined && unit.comment === waiting) acknowledged.push(waiting);
  track.waiting = undefined;
  return [];
}

function creationFaults({ created }: Ledger, units: ReadonlyMap<number, Unit>): string[] {
  return [...created].flatMap(([unit_id, { name }]) =>
    units.get(unit_id)?.name === name ? [] : [`unit ${unit_id} (${name}) is lost`],
  );
}

/** Unanswered calls are repeated, and some answered ones: each makes its unit once. */
async function repeatFaults(portal: CrashPortal, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const [unit_id, creation] of [...ledger.created].slice(-REPEATED)) {
    if ((await create(portal, creation)) !== unit_id) faults.push(`${creation.name} is doubled`);
  }
  for (const creation of ledger.unanswered) {
    const unit_id = await create(portal, creation);
    if ((await create(portal, creation)) !== unit_id) faults.push(`${creation.name} is doubled`);
    ledger.created.set(unit_id, creation);
  }
  ledger.unanswered = [];
  return faults;
}

/** Every acknowledged write has its audit row, once. */
function auditFaults(portal: CrashPortal, ledger: Ledger): Promise<string[]> {
  return withDatabase(portal, async (client) => {
    const { rows } = await client.query<{
      unit_id: number;
      action: string;
      comment: string | null;
    }>(
      `select record_id::integer as unit_id, action, changes -> 'comment' ->> 1 as comment
         from audit_log where record_type = 'units'`,
    );
    const entries = new Map<string, number>();
    for (const { unit_id, action, comment } of rows) {
      const entry = `${unit_id} ${action} ${action === 'update' ? comment : ''}`;
      entries.set(entry, (entries.get(entry) ?? 0) + 1);
    }
    const changes = ledger.tracks.flatMap(({ unit_id, acknowledged }) =>
      acknowledged.map((comment) => `${unit_id} update ${comment}`),
    );
    const wanted = [
      ...changes,
      ...[...ledger.created.keys()].map((unit_id) => `${unit_id} insert `),
    ];
    return wanted
      .filter((entry) => entries.get(entry) !== 1)
      .map((entry) => `${entries.get(entry) ?? 0} audit rows of ${entry}`);
  });
}

function doubledNames(units: readonly Unit[]): string[] {
  const names = units.map(({ name }) => name);
  return names.length === new Set(names).size ? [] : ['two units have the same name'];
}

/** What the portal has lost or doubled, after it has been started again. */
export async function faultsAfterCrash(portal: CrashPortal, ledger: Ledger): Promise<string[]> {
  const before = await portal.call(listClientUnits);
  const units = new Map(before.units.map((unit) => [unit.unit_id, unit]));
  const faults = ledger.tracks.flatMap((track) => trackFaults(track, units.get(track.unit_id)));
  faults.push(...creationFaults(ledger, units), ...(await repeatFaults(portal, ledger)));
  const after = await portal.call(listClientUnits);
  const now = new Map(after.units.map((unit) => [unit.unit_id, unit]));
  faults.push(...creationFaults(ledger, now), ...doubledNames(after.units));
  return [...faults, ...(await auditFaults(portal, ledger))];
}
