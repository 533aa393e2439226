import type { MonthInfo } from '#contract/metering/month-infos.ts';
import { selectSpaceMonths } from '#server/core/metering/month-uses.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { inUnits } from '#server/jobs/in-units.ts';
import type { Portal } from '#server/portal.ts';
import { infoOf } from './compose.ts';
import { selectUntold, updateTold } from './demo.sql.ts';
import { selectHouseHeader } from './header.sql.ts';
import { mailedInfos } from './infos.sql.ts';

async function tellUnit(db: Db, unit: OwnedUnit): Promise<void> {
  for (const { building_id, month } of await selectUntold(db, unit)) {
    const header = await selectHouseHeader(db, unit, building_id, month);
    if (header === undefined) continue;
    const used = await selectSpaceMonths(db, unit, building_id, month);
    const told = new Map<number, MonthInfo>(
      used.map((one) => [one.pasport_id, infoOf(header, month, used, one)]),
    );
    for (const [pasport_id, content] of told)
      await updateTold(db, unit, { pasport_id, month, content });
  }
}

/** Reckons what the mails of a demo tell, which are said to be sent and never were. */
export async function tellDemoInfos(portal: Portal): Promise<void> {
  const units = await portal.database.reading((db) => mailedInfos.selectUnsettledUnits(db));
  await inUnits(portal, { units, work: tellUnit, name: 'Monthly information' }, undefined);
}
