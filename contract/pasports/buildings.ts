import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { changeOfMany } from '#contract/many.ts';
import { id } from '#contract/fields.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { buildingFields, buildingTold, groupTold } from './building-record.ts';
import {
  deleted,
  pasport,
  recordId,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from './pasport.ts';
import { inspectedModules, placeModules } from '#contract/module-names.ts';

/** A building (specification, section 3, Pasport building). */
export const building = z
  .object({
    pasport_building_id: z.int(),
    unit_id: z.int(),
    pasport_id: z.int(),
    ...readOf(buildingFields),
    ...readOf(buildingTold),
    parent_hidden: z.boolean(),
    pasport,
    ...stamps,
  })
  .meta({ id: 'Building' });
export type Building = z.infer<typeof building>;

/** A group of buildings: the same fields, and what is in it and in the groups under it. */
export const group = building.extend(readOf(groupTold)).meta({ id: 'Group' });
export type Group = z.infer<typeof group>;

/** One group as it is read and saved: with the buildings in it and in the groups under it. */
const groupWithBuildings = group
  .extend({ buildings: z.array(building) })
  .meta({ id: 'GroupWithBuildings' });
export type GroupWithBuildings = z.infer<typeof groupWithBuildings>;

/** Of the whole unit, whatever is listed: all groups, hidden buildings, hidden groups. */
const counts = { buildings_groups: z.int(), hidden_buildings: z.int() };
const browser = z.object({ unit_id: id, show_hidden: showHidden, city_id: recordId });

export const browseBuildings = endpoint({
  method: 'GET',
  path: '/v1/pasports/buildings/browser/{unit_id}/{show_hidden}/{city_id}',
  access: 'user',
  modules: inspectedModules,
  summary: 'Domy jednotky; město 0 znamená všechna',
  params: browser,
  result: listOf(building).extend(counts),
});

export const browseGroups = endpoint({
  method: 'GET',
  path: '/v1/pasports/groups/browser/{unit_id}/{show_hidden}/{city_id}',
  access: 'user',
  modules: placeModules,
  summary: 'Skupiny domů jednotky; město 0 znamená všechna',
  params: browser,
  result: listOf(group).extend({ ...counts, hidden_groups: z.int() }),
});

/** A row of the tree of groups and buildings (specification, section 3). */
export const groupsBuildingsRow = z
  .object({
    unit_id: z.int(),
    type: z.enum(['group', 'building']),
    name: z.string(),
    pasport_id: z.int(),
    parent_id: z.int().nullable(),
    pasport_order: z.int(),
    parent_order: z.int(),
    hidden: z.boolean(),
  })
  .meta({ id: 'GroupsBuildingsRow' });
export type GroupsBuildingsRow = z.infer<typeof groupsBuildingsRow>;

export const listGroupsBuildings = endpoint({
  method: 'POST',
  path: '/v1/pasports/groupsbuildings',
  access: 'user',
  modules: inspectedModules,
  reads: true,
  summary: 'Strom skupin a domů jednotky v jejich pořadí',
  body: z.object({ unit_id: id, show_hidden: z.boolean().default(false) }),
  result: listOf(groupsBuildingsRow),
});

/** A building or a group as its form saves it. */
export const buildingInput = z.object(writeOf(buildingFields));
export type BuildingInput = z.output<typeof buildingInput>;
const changes = buildingInput.partial().shape;
const buildingBody = z.object({ ...savedVersion, ...changes });
const newBuildingBody = z.object({ ...changes, pasport_name: buildingInput.shape.pasport_name });

export const getBuilding = endpoint({
  method: 'GET',
  path: '/v1/pasports/building/{unit_id}/{id}',
  access: 'user',
  modules: placeModules,
  summary: 'Jeden dům podle pasport_building_id',
  params: unitRecord,
  result: building,
});
export const createBuilding = endpoint({
  method: 'POST',
  path: '/v1/pasports/building/{unit_id}/{id}',
  access: 'user',
  modules: ['buildings'],
  summary: 'Nový dům; id je 0',
  creates: true,
  params: unitRecord,
  body: newBuildingBody,
  result: building,
  refuses: ['licence-expired'],
});
export const updateBuilding = endpoint({
  method: 'PUT',
  path: '/v1/pasports/building/{unit_id}/{id}',
  access: 'user',
  modules: ['buildings'],
  summary: 'Změna domu; posílají se jen změněná pole',
  params: unitRecord,
  body: buildingBody,
  result: building,
  refuses: ['group-cycle'],
});
/** What may be the same in many buildings, or in many groups. */
const shared = buildingInput.partial().pick({
  parent_id: true,
  house_owner: true,
  house_manager: true,
  center: true,
  commission: true,
  heating_indicator_id: true,
  comment: true,
  hidden: true,
});

export const changeBuildings = changeOfMany({
  path: '/v1/pasports/buildings/many/{unit_id}',
  modules: ['buildings'],
  summary: 'Změna polí mnoha domů najednou: všech, nebo žádného; id je pasport_building_id',
  fields: shared,
});
export const deleteBuilding = endpoint({
  method: 'DELETE',
  path: '/v1/pasports/building/{unit_id}/{id}',
  access: 'user',
  modules: ['buildings'],
  summary: 'Smazání domu, na který nic neodkazuje',
  params: unitRecord,
  result: deleted,
});

export const getGroup = endpoint({
  method: 'GET',
  path: '/v1/pasports/group/{unit_id}/{id}',
  access: 'user',
  modules: placeModules,
  summary: 'Jedna skupina domů podle pasport_building_id, s jejími domy',
  params: unitRecord,
  result: groupWithBuildings,
});
export const createGroup = endpoint({
  method: 'POST',
  path: '/v1/pasports/group/{unit_id}/{id}',
  access: 'user',
  modules: ['building-groups'],
  summary: 'Nová skupina domů; id je 0',
  creates: true,
  params: unitRecord,
  body: newBuildingBody,
  result: groupWithBuildings,
  refuses: ['licence-expired'],
});
export const updateGroup = endpoint({
  method: 'PUT',
  path: '/v1/pasports/group/{unit_id}/{id}',
  access: 'user',
  modules: ['building-groups'],
  summary: 'Změna skupiny domů; posílají se jen změněná pole',
  params: unitRecord,
  body: buildingBody,
  result: groupWithBuildings,
  refuses: ['group-cycle'],
});
export const changeGroups = changeOfMany({
  path: '/v1/pasports/groups/many/{unit_id}',
  modules: ['building-groups'],
  summary: 'Změna polí mnoha skupin domů najednou: všech, nebo žádné; id je pasport_building_id',
  fields: shared,
});
export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/v1/pasports/group/{unit_id}/{id}',
  access: 'user',
  modules: ['building-groups'],
  summary: 'Smazání skupiny, ve které není žádný dům',
  params: unitRecord,
  result: deleted,
});

export const orderPasports = endpoint({
  method: 'POST',
  path: '/v1/pasports/order/{unit_id}',
  access: 'user',
  modules: ['buildings', 'building-groups'],
  summary: 'Pořadí domů nebo skupin: pasport_id v novém pořadí',
  params: z.object({ unit_id: id }),
  body: z.object({ pasport_ids: z.array(id).min(1).max(2000) }),
  result: listOf(groupsBuildingsRow),
});

/** Indicators of heating that a building may have. */
export const heatingIndicator = z
  .object({
    heating_indicator_id: z.int(),
    code: z.string(),
    name: z.string(),
  })
  .meta({ id: 'HeatingIndicator' });
export const pasportType = z
  .object({
    pasport_type_id: z.int(),
    code: z.string(),
    name: z.string(),
    is_flat: z.boolean(),
  })
  .meta({ id: 'PasportType' });

export const listPasportChoices = endpoint({
  method: 'GET',
  path: '/v1/pasports/choices/{unit_id}',
  access: 'user',
  modules: placeModules,
  summary:
    'Nabídky formulářů jednotky: typy prostorů, indikátory topení a města, v nichž jednotka má domy',
  params: z.object({ unit_id: id }),
  result: z.object({
    pasport_types: z.array(pasportType),
    heating_indicators: z.array(heatingIndicator),
    /** Ids of cities in which the unit has a building. */
    used_city_ids: z.array(z.int()),
  }),
});
