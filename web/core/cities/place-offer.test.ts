import { expect, test } from 'vitest';
import { placeOffer } from './place-offer.ts';

const town = (city_id: number, name: string, ...zips: string[]) => ({
  city_id,
  name,
  district: '',
  zips,
});
const kolin = town(1, 'Kolín', '280 02');
const sendrazice = town(2, 'Sendražice', '280 02');
const pecky = town(3, 'Pečky', '289 11', '289 12');
const many = town(4, 'Brno', '602 00', '603 00', '612 00', '613 00', '614 00', '615 00', '616 00');
const cities = [kolin, sendrazice, pecky, many];
const offer = (zip: string, city: string) => placeOffer({ zip, city }, cities);

test('a known postal code offers its towns, with a space or without', () => {
  expect(offer('280 02', '')).toEqual({ kind: 'towns', towns: [kolin, sendrazice] });
  expect(offer('28911', 'Kolín')).toEqual({ kind: 'towns', towns: [pecky] });
});

test('nothing is offered where the town of the code is written already, whatever its case', () => {
  expect(offer('280 02', 'kolin')).toBeNull();
});

test('a known town offers its postal codes while none is written', () => {
  expect(offer('', 'Pečky')).toEqual({ kind: 'zips', zips: ['289 11', '289 12'] });
  expect(offer('28', 'Pečky')).toBeNull();
});

test('an unknown code, an unknown town, and a town of many codes offer nothing', () => {
  expect([offer('999 99', ''), offer('', 'Nikde'), offer('', 'Brno'), offer('', '')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
