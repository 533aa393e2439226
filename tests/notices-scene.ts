import { readPlaceAccess, recordVisitNotices } from '#contract/fieldwork/visit-notices.ts';
import { readRoundRecord } from '#contract/fieldwork/rounds.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { addAddressRow, addRelationRow } from './addresses.ts';
import { roundsWorld } from './rounds-scene.ts';

/** The world of rounds with people in its flats, and with what is said and read of notices. */
export function noticesWorld() {
  const world = roundsWorld();
  const { at, scene, token, ofUnit, ofRound } = world;
  async function person(flat: number, last_name: string, email: string, kind: 'tenant' | 'owner') {
    const address_id = await addAddressRow(at.world.db, at.unit, { last_name, email });
    await addRelationRow(at.world.db, at.unit, kind, { pasport_id: flat, address_id });
  }
  /** How access to the place came out. */
  const access = async (pasport_id: number) => {
    const params = { unit_id: at.unit.unit_id, pasport_id };
    return (await at.world.call(readPlaceAccess, { token: token(), params })).result;
  };
  return {
    ...world,
    access,
    owner: () => at.world.db.owner,
    /** Flats 1 and 2 have people with addresses and without, of flat 10 nobody is known. */
    people: async () => {
      const [, two = 0, one = 0] = scene.flats;
      await person(one, 'Malá', 'mala@example.cz', 'tenant');
      await person(one, 'Velký', 'velky@example.cz', 'owner');
      await person(two, 'Bez', '', 'owner');
    },
    record: (visits: readonly Pick<Visit, 'visit_id'>[], more: object = {}) =>
      at.world.call(recordVisitNotices, {
        ...ofUnit(),
        body: {
          visit_ids: visits.map(({ visit_id }) => visit_id),
          channel: 'hand',
          told_on: '2026-11-27',
          within: 60,
          ...more,
        },
      }),
    noticesOf: async ({ pasport_id, visit_id }: Visit) =>
      (await access(pasport_id)).visits.find((one) => one.visit_id === visit_id)?.notices ?? [],
    ofNotice: (visit_notice_id: number) => ({
      token: token(),
      params: { unit_id: at.unit.unit_id, visit_notice_id },
    }),
    /** When somebody was told of the time that the visit has now. */
    toldOn: async ({ round_id, visit_id }: Visit) =>
      (await at.world.call(readRoundRecord, ofRound(round_id))).result.all_visits.find(
        (one) => one.visit_id === visit_id,
      )?.told_on,
  };
}
