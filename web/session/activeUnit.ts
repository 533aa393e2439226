import type { Unit } from '#contract/units.ts';
import { UNIT_KEY } from '#web/lib/storage-keys.ts';
import { chosenUnitId } from './chosen-unit.ts';
import { currentSession, useSession } from './session.ts';
import type { Session } from './session.ts';

function unitOf(session: Session | null, chosen: number | null): Unit | null {
  if (session === null) return null;
  const wanted = chosen ?? session.user.last_unit_id;
  return session.units.find(({ unit_id }) => unit_id === wanted) ?? session.units[0] ?? null;
}

/** The unit the person works with (specification, section 4); null until the units have been read. */
export function useActiveUnit(): Unit | null {
  return unitOf(useSession(), chosenUnitId.use());
}

/** The active unit outside a component. */
export function currentUnit(): Unit | null {
  return unitOf(currentSession(), chosenUnitId.get());
}

/** Tells when the active unit may have become another one. */
export const onChosenUnit = chosenUnitId.subscribe;

type UnitListener = (unit: Unit) => void;
const listeners = new Set<UnitListener>();

/** Hears the event 'new unit selected'. */
export function onNewUnitSelected(listener: UnitListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keep(unit: Unit): void {
  sessionStorage.setItem(UNIT_KEY, String(unit.unit_id));
  chosenUnitId.set(unit.unit_id);
}

/** Holds on to the unit the session begins with, so that another tab's choice does not move it. */
export function settleActiveUnit(): void {
  const unit = currentUnit();
  if (unit !== null && unit.unit_id !== chosenUnitId.get()) keep(unit);
}

/** Makes a unit the active one; the first unit when there is none of that id. */
export function setActiveUnit(unit_id: number): void {
  const unit = unitOf(currentSession(), unit_id);
  if (unit === null) return;
  keep(unit);
  for (const listener of listeners) listener(unit);
}
