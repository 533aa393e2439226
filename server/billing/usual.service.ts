import type { createBillingPlaces, listUsualPlaces } from '#contract/billing/usual-places.ts';
import { usualPlaces } from '#contract/rules/usual-places.ts';
import { meterText } from '#server/core/billing/told.ts';
import { selectKnownGround } from '#server/core/billing/usual.sql.ts';
import type { UnitCall } from '#server/http/route.ts';
import { connect } from './parts.service.ts';
import { addPlace } from './places.service.ts';

/** What the unit could have as its houses and meters tell. Errors: `not-found`. */
export async function readUsual({ unit, db }: UnitCall<typeof listUsualPlaces>) {
  const { houses, meters, kinds, codes } = await selectKnownGround(db, unit);
  const meterNames = new Map(
    meters.map((one) => [one.measuring_place_id, meterText(one.kind, one.serial_number)]),
  );
  const houseNames = new Map(houses.map(({ pasport_id, name }) => [pasport_id, name]));
  return {
    values: usualPlaces(houses, meters, new Set(kinds), codes).map((place) => ({
      ...place,
      pasport_ids: [...place.pasport_ids],
      invoice_meter: meterNames.get(place.invoice_place_id ?? 0) ?? '',
      serves: place.pasport_ids.map((id) => houseNames.get(id)).join('; '),
    })),
  };
}

/** Makes the places with what they serve, each by the rules of one. Errors: `not-found`, `licence-expired`, `invalid-input`, `list-code-taken`. */
export async function addPlaces(call: UnitCall<typeof createBillingPlaces>) {
  const { unit_id } = call.params;
  const billing_place_ids: number[] = [];
  for (const { pasport_ids, ...place } of call.body.places) {
    const params = { unit_id, id: 0 };
    const { billing_place_id } = await addPlace({ ...call, params, body: place });
    const body = { pasport_ids, measuring_place_ids: [] };
    if (pasport_ids.length > 0)
      await connect({ ...call, params: { unit_id, billing_place_id }, body });
    billing_place_ids.push(billing_place_id);
  }
  return { billing_place_ids };
}
