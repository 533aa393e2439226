import { addHousehold } from './households.ts';
import { addElements, addRooms } from './equipment.ts';
import { decimalArea } from './numbers.ts';
import { addOtherUse } from './other-use.ts';
import type { Place } from './places.ts';
import type { GroupPlan, HousePlan } from './plan.ts';
import type { Row } from './records.ts';
import { lookUp } from './scene.ts';
import type { House, Scene } from './scene.ts';
import { houseSpaces } from './spaces.ts';
import type { SpaceDraft } from './spaces.ts';

/** Adds the unit's groups, houses and spaces with all that is recorded of them. */
export function addBuildings(scene: Scene): void {
  let houseNumber = 0;
  for (const [index, group] of scene.plan.groups.entries()) {
    const groupId = group.name === '' ? null : addGroup(scene, group, (index + 1) * 10);
    for (const plan of group.houses) {
      houseNumber += 1;
      addHouse(scene, plan, groupId, houseNumber);
    }
  }
}

function addGroup(scene: Scene, group: GroupPlan, order: number): number {
  const hidden = group.hidden ?? false;
  const pasportId = addPasport(scene, 'group', null, group.name, order, hidden);
  scene.records.add('pasport_buildings', { ...buildingRow(scene, null), pasport_id: pasportId });
  return pasportId;
}

function addHouse(scene: Scene, plan: HousePlan, groupId: number | null, number: number): void {
  const name = [plan.street, plan.houseNumber || plan.registryNumber].join(' ');
  const pasportId = addPasport(scene, 'building', groupId, name, number * 10, plan.hidden ?? false);
  const buildingId = scene.records.add('pasport_buildings', {
    ...buildingRow(scene, plan),
    pasport_id: pasportId,
  });
  const drafts = houseSpaces(scene.random, plan);
  const floorIds = addFloors(scene, pasportId, drafts);
  const house: House = {
    plan,
    place: placeOf(scene, plan),
    pasportId,
    buildingId,
    number,
    floorIds,
  };
  const wholeArea = drafts.filter(isShared).reduce((sum, draft) => sum + draft.areas.floor, 0);
  for (const [index, draft] of drafts.entries())
    addSpace(scene, house, draft, index + 1, wholeArea);
}

function addPasport(
  scene: Scene,
  kind: 'group' | 'building' | 'space',
  parentId: number | null,
  name: string,
  order: number,
  hidden: boolean,
): number {
  return scene.records.add('pasports', {
    unit_id: scene.unitId,
    kind,
    parent_id: parentId,
    pasport_name: name,
    pasport_order: order,
    hidden,
  });
}

function buildingRow(scene: Scene, plan: HousePlan | null): Row {
  const { plan: unit, lookups } = scene;
  return {
    unit_id: scene.unitId,
    city_id: lookUp(lookups.cities, unit.cityCode),
    city_name: unit.city,
    street: plan?.street ?? '',
    registry_number: plan?.registryNumber ?? '',
    house_number: plan?.houseNumber ?? '',
    zip: unit.zip,
    ...buildingRegistry(scene, plan),
    house_owner: unit.owner === '' ? 'Vlastníci jednotek' : unit.owner,
    house_manager: scene.managerName,
    heating_indicator_id: plan ? lookUp(lookups.heatingIndicators, plan.indicator) : null,
    comment: plan?.comment ?? '',
  };
}

function buildingRegistry({ plan: unit, unitNumber }: Scene, plan: HousePlan | null): Row {
  if (plan === null) return { land_registry: '', land_registry_code: '', parcel_number: '' };
  return {
    land_registry: `Ukázkové Pole (${unit.city})`,
    land_registry_code: `9991${String(unitNumber).padStart(2, '0')}`,
    parcel_number: `${plan.registryNumber.slice(-3)}/${unitNumber}`,
  };
}

function addFloors(
  scene: Scene,
  pasportId: number,
  drafts: readonly SpaceDraft[],
): ReadonlyMap<number, number> {
  const floors = [...new Set(drafts.map((draft) => draft.floor))].toSorted((a, b) => a - b);
  return new Map(
    floors.map((floor) => {
      const level = Math.abs(floor);
      const under = floor < 0;
      const id = scene.records.add('pasport_floors', {
        unit_id: scene.unitId,
        pasport_id: pasportId,
        floor,
        name: `${level}. ${under ? 'podzemní' : 'nadzemní'} podlaží`,
        code: `${level}${under ? 'PP' : 'NP'}`,
      });
      return [floor, id];
    }),
  );
}

function addSpace(
  scene: Scene,
  house: House,
  draft: SpaceDraft,
  position: number,
  wholeArea: number,
): void {
  const hidden = draft.hidden || (house.plan.hidden ?? false);
  const pasportId = addPasport(scene, 'space', house.pasportId, draft.name, position * 10, hidden);
  scene.records.add('pasport_spaces', {
    unit_id: scene.unitId,
    pasport_id: pasportId,
    pasport_type_id: lookUp(scene.lookups.pasportTypes, draft.type),
    pasport_floor_id: house.floorIds.get(draft.floor) ?? null,
    space_number: draft.number,
    space_size: draft.size,
    variable_symbol: variableSymbol(scene, house, position),
    total_area: decimalArea(draft.areas.total),
    floor_area: decimalArea(draft.areas.floor),
    heated_area: decimalArea(draft.areas.heated),
    countable_area: decimalArea(draft.areas.countable),
    ...landRegistry(scene, house, draft, position, wholeArea),
    comment: draft.comment,
  });
  if (hidden) return;
  if (house.plan.surveyed)
    addElements(scene, house, pasportId, addRooms(scene, pasportId, draft.rooms));
  if (draft.type === 'BYT') addHousehold(scene, house, pasportId);
  else addOtherUse(scene, house, pasportId, draft.type);
}

/** Spaces that are units of the land register and so have a share of the common parts. */
function isShared(draft: SpaceDraft): boolean {
  return !['STANI', 'SKLEP', 'SPOLECNE'].includes(draft.type);
}

function landRegistry(
  scene: Scene,
  house: House,
  draft: SpaceDraft,
  position: number,
  wholeArea: number,
) {
  const shared = scene.plan.tenure === 'owners' && isShared(draft);
  return {
    land_registry_unit: shared ? `${house.plan.registryNumber}/${position}` : '',
    ownership_sheet: shared ? String(scene.unitNumber * 1000 + house.number * 100 + position) : '',
    ...(shared ? commonShare(house, draft, position, wholeArea) : none),
  };
}

const none = { common_share_numerator: null, common_share_denominator: null };

/** The floor area of the whole; in a house that misses a hundredth the first space has less by that. */
function commonShare(house: House, draft: SpaceDraft, position: number, wholeArea: number) {
  const { floor } = draft.areas;
  return house.plan.misses === true && position === 1
    ? {
        common_share_numerator: floor * 100 - wholeArea,
        common_share_denominator: wholeArea * 100,
      }
    : { common_share_numerator: floor, common_share_denominator: wholeArea };
}

function variableSymbol(scene: Scene, house: House, position: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(10 + scene.unitNumber)}${two(house.number)}${String(position).padStart(4, '0')}`;
}

function placeOf(scene: Scene, plan: HousePlan): Place {
  const numbers = [plan.registryNumber, plan.houseNumber].filter((part) => part !== '').join('/');
  const { city, cityCode, zip } = scene.plan;
  return { street: `${plan.street} ${numbers}`, city, cityCode, zip };
}
