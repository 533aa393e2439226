import {
  addBillingPartRow,
  addBillingPlaceRow,
  addDocumentRow,
  addRuleCostRow,
  addRuleRow,
  addRuleSpaceRow,
} from '../billing.ts';
import { insertRow } from '../builders.ts';
import { addFileRow } from '../revisions.ts';
import { addMeasuringPlaceRow } from '../metering.ts';
import { addBuildingRow, type UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

interface Placed {
  readonly pasport_id: number;
}

interface Ruled {
  readonly billing_place_id: number;
  readonly space_pasport_id: number;
}

/** Makes a rule with a cost, a special space and a paper, and a service that no rule divides yet. */
async function makeRule(
  { db }: World,
  unit: UnitOfClient,
  { billing_place_id, space_pasport_id: pasport_id }: Ruled,
  mark: string,
) {
  const { client_id } = unit;
  const serviceOf = async (code: string) => {
    const row = { client_id, code, name: `${mark} ${code}`, tax_rate: 12, allocation: 'area' };
    return Number((await insertRow(db, 'services', row))['service_id']);
  };
  const service_id = await serviceOf('DELENA');
  const billing_rule_id = await addRuleRow(db, unit, service_id, { note: mark });
  const cost = { billing_rule_id, billing_place_id };
  const space = { billing_rule_id, pasport_id };
  const file = { record_type: 'billing_rules', file_name: `${mark}.pdf` };
  const house = await addBuildingRow(db, unit, { pasport_name: mark });
  return {
    billing_rule_id,
    rule_service_id: await serviceOf('NEDELENA'),
    house_rule_id: await addRuleRow(db, unit, await serviceOf('DOMU'), {
      note: mark,
      pasport_id: house.pasport_id,
    }),
    billing_rule_cost_id: await addRuleCostRow(db, unit, cost, { percent: 40 }),
    billing_rule_space_id: await addRuleSpaceRow(db, unit, space, {
      reason: mark,
      valid_to: '2024-12-31',
    }),
    rule_file_id: await addFileRow(db, unit, billing_rule_id, file),
    spare_rule_id: await addRuleRow(db, unit, await serviceOf('DRUHA'), { note: mark }),
  };
}

/** Makes a billing place that serves a house and is charged by a meter, and a spare one. */
export async function makeBilling(
  world: World,
  unit: UnitOfClient,
  {
    building: { pasport_id },
    space,
    address_id,
  }: { readonly building: Placed; readonly space: Placed; readonly address_id: number },
  mark: string,
) {
  const { db } = world;
  const space_pasport_id = space.pasport_id;
  const invoice = { kind: 'heat', level: 'invoice', location: mark };
  const invoice_place_id = await addMeasuringPlaceRow(db, unit, pasport_id, invoice);
  const of = { name: mark, note: mark, address_id, invoice_place_id };
  const billing_place_id = await addBillingPlaceRow(db, unit, of);
  const billing_document_id = await addDocumentRow(db, unit, billing_place_id, { note: mark });
  const file = { record_type: 'billing_documents', file_name: `${mark}.pdf` };
  const spare = { billing_place_id: await addBillingPlaceRow(db, unit, { name: mark }) };
  const ruled = await addBillingPlaceRow(db, unit, { name: mark });
  return {
    ...(await makeRule(world, unit, { billing_place_id: ruled, space_pasport_id }, mark)),
    billing_place_id,
    billing_document_id,
    billing_file_id: await addFileRow(db, unit, billing_document_id, file),
    billing_place_part_id: await addBillingPartRow(db, unit, billing_place_id, { pasport_id }),
    invoice_place_id,
    spare,
  };
}
