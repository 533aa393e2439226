import { shiftDays } from '#contract/czech/iso-date.ts';
import { measuredUnit, measuredUnitValue, type MeterKind } from '#contract/metering/meter-words.ts';
import type { FrozenSpace, FrozenUse } from '#contract/settlement/frozen.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectSettledUses, type AskedTurn } from '#server/core/metering/settled-uses.sql.ts';
import type { Db } from '#server/db/db.ts';

/** What the recipients used by meters of one kind. */
export interface UsesOfKind {
  readonly measured_unit: string;
  readonly uses: readonly FrozenUse[];
  /** Spaces with a meter of the kind. */
  readonly metered: readonly number[];
}

/** As people write it: 'm³'; empty where nothing is measured. */
function unitText(unit: string | undefined): string {
  const { data } = measuredUnit.safeParse(unit);
  return data === undefined ? '' : measuredUnitValue.text(data);
}

/** What the recipients of the spaces used by meters of each kind; those of a space without a meter are not there. */
export async function usesByKinds(
  db: Db,
  unit: OwnedUnit,
  spaces: readonly FrozenSpace[],
  kinds: ReadonlySet<MeterKind>,
): Promise<ReadonlyMap<MeterKind, UsesOfKind>> {
  const recipients = spaces.flatMap(({ pasport_id, recipients: all }) =>
    all.map(({ key, from, to }) => ({ pasport_id, key, from, to })),
  );
  const turns: AskedTurn[] = recipients.map(({ pasport_id, from, to }, at) => ({
    pasport_id,
    turn_of: at,
    after_on: shiftDays(from, -1),
    to_on: to,
  }));
  const houses = [...new Set(spaces.map(({ building_id }) => building_id))];
  const told = new Map<MeterKind, UsesOfKind>();
  for (const kind of kinds) {
    const { uses, metered } = await selectSettledUses(db, unit, { kind, houses, turns });
    told.set(kind, {
      measured_unit: unitText(uses[0]?.measured_unit),
      metered,
      uses: uses.flatMap(({ turn_of, measured_unit: _unit, ...use }) => {
        const recipient = recipients[turn_of];
        return recipient === undefined
          ? []
          : [
              {
                ...use,
                readings: [...use.readings],
                divided_by: [...use.divided_by],
                recipient: recipient.key,
              },
            ];
      }),
    });
  }
  return told;
}
