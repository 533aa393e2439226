import { decimalArea } from './numbers.ts';
import type { Room } from './rooms.ts';
import type { House, Scene } from './scene.ts';

interface FurnishedRoom extends Room {
  readonly roomId: number;
}

const BUILT = '2004-01-01';

/** Adds the rooms of a flat and returns them with their ids. */
export function addRooms(
  scene: Scene,
  pasportId: number,
  rooms: readonly Room[],
): readonly FurnishedRoom[] {
  return rooms.map((room, index) => ({
    ...room,
    roomId: scene.records.add('pasport_rooms', {
      unit_id: scene.unitId,
      pasport_id: pasportId,
      room_name: room.name,
      room_order: (index + 1) * 10,
      floor_area: decimalArea(room.area),
      is_heated: room.heated,
      countable_coefficient: decimalArea(room.coefficient),
      valid_from: BUILT,
      valid_to: null,
    }),
  }));
}

/** Adds a heating element to each heated room; houses with a heat meter per flat have no indicators. */
export function addElements(
  scene: Scene,
  house: House,
  pasportId: number,
  rooms: readonly FurnishedRoom[],
): void {
  for (const [index, room] of rooms.filter((one) => one.heated).entries()) {
    scene.records.add('pasport_building_elements', {
      unit_id: scene.unitId,
      pasport_building_id: house.buildingId,
      pasport_id: pasportId,
      pasport_room_id: room.roomId,
      element_order: (index + 1) * 10,
      ...radiator(room),
      riser: `S${index + 1}`,
      ...indicator(scene, house),
      coefficient_position: scene.random.chance(0.2) ? '0.900' : '1.000',
      coefficient_contact: '1.080',
      valid_from: BUILT,
      valid_to: null,
    });
  }
}

function radiator(room: Room) {
  // About 80 W for a square metre, in whole tens.
  const output = Math.round((room.area * 80) / 1000) * 10;
  const bathroom = room.name === 'Koupelna';
  return {
    element_type: bathroom ? 'Trubkový žebřík' : 'Litinové článkové',
    maker: bathroom ? 'Žebřík Vzor' : 'Článek Vzor',
    dimensions: bathroom ? '1200 × 450 × 30' : '600 × 160',
    sections: bathroom ? null : Math.max(4, Math.round(output / 110)),
    output,
    gradient: '75/65/20',
    coefficient_output: (output / 1000).toFixed(3),
  };
}

function indicator(scene: Scene, house: House) {
  const kinds: Record<string, string> = {
    ODPAR: 'odpařovací',
    ITN1: 'elektronický jednočidlový',
    ITN2: 'elektronický dvoučidlový',
  };
  const type = kinds[house.plan.indicator] ?? '';
  return {
    indicator_type: type,
    indicator_number: type === '' ? '' : `99${scene.random.digits(7)}`,
    indicator_radio: house.plan.indicator === 'ITN2',
  };
}
