import { IconBuilding } from '#web/icons/IconBuilding.ts';
import { IconBuildingCommunity } from '#web/icons/IconBuildingCommunity.ts';
import { IconBuildings } from '#web/icons/IconBuildings.ts';
import { IconCalendarCheck } from '#web/icons/IconCalendarCheck.ts';
import { IconCalculator } from '#web/icons/IconCalculator.ts';
import { IconChecklist } from '#web/icons/IconChecklist.ts';
import { IconContract } from '#web/icons/IconContract.ts';
import { IconDoor } from '#web/icons/IconDoor.ts';
import { IconGauge } from '#web/icons/IconGauge.ts';
import { IconHash } from '#web/icons/IconHash.ts';
import { IconListCheck } from '#web/icons/IconListCheck.ts';
import { IconReceipt } from '#web/icons/IconReceipt.ts';
import { IconRoute } from '#web/icons/IconRoute.ts';
import { IconUser } from '#web/icons/IconUser.ts';
import type { Icon } from '#web/icons/drawn.tsx';
import type { Find } from '#contract/search.ts';

type FindKind = Find['kind'];

interface KindLook {
  /** Heading of the group. */
  readonly heading: string;
  readonly sign: Icon;
}

/** Kinds of finds in the order of their groups. */
export const findKinds: Readonly<Record<FindKind, KindLook>> = {
  unit: { heading: 'Jednotky', sign: IconBuildingCommunity },
  building: { heading: 'Domy', sign: IconBuilding },
  group: { heading: 'Skupiny domů', sign: IconBuildings },
  space: { heading: 'Prostory', sign: IconDoor },
  person: { heading: 'Osoby a firmy', sign: IconUser },
  meter: { heading: 'Měřidla', sign: IconGauge },
  device: { heading: 'Zařízení k revizi', sign: IconChecklist },
  billing: { heading: 'Odběrná místa', sign: IconReceipt },
  contract: { heading: 'Smlouvy', sign: IconContract },
  settlement: { heading: 'Vyúčtování', sign: IconCalculator },
  round: { heading: 'Obchůzky', sign: IconRoute },
  visit: { heading: 'Návštěvy', sign: IconCalendarCheck },
  todo: { heading: 'Úkoly', sign: IconListCheck },
  symbol: { heading: 'Variabilní symboly', sign: IconHash },
};

/** One group of finds, never empty. */
export interface FindGroup {
  readonly kind: FindKind;
  readonly finds: readonly Find[];
}

/** Finds by their kinds; within one in the order they came. */
export function grouped(finds: readonly Find[]): readonly FindGroup[] {
  const kinds = Object.keys(findKinds) as FindKind[];
  return kinds
    .map((kind) => ({ kind, finds: finds.filter((find) => find.kind === kind) }))
    .filter((group) => group.finds.length > 0);
}
