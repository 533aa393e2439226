import * as costs from '#contract/pasports/costs.ts';
import * as occupants from '#contract/pasports/occupants.ts';
import * as ownerships from '#contract/pasports/ownerships.ts';
import * as payers from '#contract/pasports/payers.ts';
import * as roommates from '#contract/pasports/roommates.ts';
import * as rooms from '#contract/pasports/rooms.ts';
import * as tenants from '#contract/pasports/tenants.ts';

// Each kind has its own fields; tests send them all the same way.
type Calls = [
  typeof occupants.getOccupant,
  typeof occupants.createOccupant,
  typeof occupants.updateOccupant,
  typeof occupants.deleteOccupant,
];

function callsOf(calls: readonly object[]): Calls {
  return calls as unknown as Calls;
}

const days = { valid_from: '2024-02-29', valid_to: '2024-12-31' };
/** The comment of every sample. */
export const COMMENT = 'Poznámka ‘ěščř’';

/** What a record of a kind is made of. */
interface Sample {
  /** Reading, adding, saving and deleting one record. */
  readonly calls: Calls;
  /** Every field of the form, and what else the record then tells. */
  readonly fields: (address_id: number, pasport_tenant_id: number) => object;
  readonly told: object;
  /** A change, and one that is refused with its field and sentence. */
  readonly change: object;
  readonly bad: readonly [body: object, field: string, message: string];
}

/** The kinds of records of a space: their names, tables and samples. */
export const recordKinds: readonly [name: string, table: string, sample: Sample][] = [
  [
    'a tenant',
    'pasport_tenants',
    {
      calls: callsOf([
        tenants.getTenant,
        tenants.createTenant,
        tenants.updateTenant,
        tenants.deleteTenant,
      ]),
      fields: (address_id) => ({
        address_id,
        is_joint: true,
        contract_valid_from: '2024-03-01',
        contract_valid_to: '2026-02-28',
        contract_warning: '2025-12-31',
        contract_notice_delivery_date: '2025-06-30',
        ...days,
        comment: COMMENT,
      }),
      told: { tenant_name: 'Novák' },
      change: { contract_warning: null },
      bad: [
        { contract_valid_to: '2024-02-29' },
        'contract_valid_to',
        'Konec smlouvy nesmí být dříve než její začátek',
      ],
    },
  ],
  [
    'a number of persons',
    'pasport_users',
    {
      calls: callsOf([
        occupants.getOccupant,
        occupants.createOccupant,
        occupants.updateOccupant,
        occupants.deleteOccupant,
      ]),
      fields: () => ({ users_count: 3, ...days, comment: COMMENT }),
      told: {},
      change: { users_count: 0 },
      bad: [{ users_count: -1 }, 'users_count', 'Zadejte kladnou hodnotu'],
    },
  ],
  [
    'an ownership',
    'pasport_ownerships',
    {
      calls: callsOf([
        ownerships.getOwnership,
        ownerships.createOwnership,
        ownerships.updateOwnership,
        ownerships.deleteOwnership,
      ]),
      fields: (address_id) => ({
        address_id,
        share_numerator: 2,
        share_denominator: 3,
        is_joint: true,
        has_vote: false,
        ...days,
        comment: COMMENT,
      }),
      told: { owner_name: 'Novák' },
      change: { share_numerator: 3 },
      bad: [{ share_numerator: 4 }, 'share_numerator', 'Podíl nesmí být větší než celek'],
    },
  ],
  [
    'a room',
    'pasport_rooms',
    {
      calls: callsOf([rooms.getRoom, rooms.createRoom, rooms.updateRoom, rooms.deleteRoom]),
      fields: () => ({
        room_name: 'Obývací pokoj',
        room_order: 20,
        floor_area: 20.15,
        is_heated: false,
        countable_coefficient: 0.7105,
        ...days,
        comment: COMMENT,
      }),
      told: {},
      change: { countable_coefficient: 1.3 },
      bad: [
        { countable_coefficient: 0.12345 },
        'countable_coefficient',
        'Zadejte nejvýše čtyři desetinná místa',
      ],
    },
  ],
  [
    'a roommate',
    'pasport_roommates',
    {
      calls: callsOf([
        roommates.getRoommate,
        roommates.createRoommate,
        roommates.updateRoommate,
        roommates.deleteRoommate,
      ]),
      fields: (address_id) => ({ address_id, relation: 'dcera', ...days, comment: COMMENT }),
      told: { roommate_name: 'Novák' },
      change: { relation: '' },
      bad: [{ relation: 'x'.repeat(101) }, 'relation', 'Zadejte nejvýše 100 znaků'],
    },
  ],
  [
    'an exception from who pays',
    'pasport_payers',
    {
      calls: callsOf([payers.getPayer, payers.createPayer, payers.updatePayer, payers.deletePayer]),
      fields: () => ({ payer: 'unit', reason: 'Byt správce', ...days, comment: COMMENT }),
      told: {},
      change: { payer: 'owner' },
      bad: [{ payer: 'member' }, 'payer', 'Zadejte jednu z hodnot: owner, tenant, unit'],
    },
  ],
  [
    'a cost',
    'pasport_tenant_costs',
    {
      calls: callsOf([costs.getCost, costs.createCost, costs.updateCost, costs.deleteCost]),
      fields: (_address_id, pasport_tenant_id) => ({
        pasport_tenant_id,
        service_name: 'Teplo',
        monthly_advance: 150_050,
        allocation: 'countable_area',
        last_period_cost: 1_900_000,
        ...days,
        comment: COMMENT,
      }),
      told: { difference: -99_400, tenant_name: 'Novák', holds_to: '2024-12-31' },
      change: { last_period_cost: null },
      bad: [{ monthly_advance: 1.5 }, 'monthly_advance', 'Zadejte celé číslo'],
    },
  ],
];
