import { expect, test } from 'vitest';
import { newDevice } from './device-form.ts';

const element = {
  indicator_number: '991234567',
  indicator_type: 'Vzor 3',
  indicator_maker: 'Indikátory Vzor',
  indicator_radio: true,
};

test('the first allocator of an element is offered as the element has recorded it', () => {
  expect(newDevice({ kind: 'heat-allocator' }, { element }, '2026-01-15')).toMatchObject({
    serial_number: '991234567',
    meter_type: 'Vzor 3',
    maker: 'Indikátory Vzor',
    is_remote: true,
    measured_unit: 'units',
    decimals: 0,
    verified_year: null,
  });
});

test('a device of anything else begins empty, verified this year', () => {
  expect(newDevice({ kind: 'cold-water' }, {}, '2026-01-15')).toMatchObject({
    serial_number: '',
    maker: '',
    measured_unit: 'm3',
    verified_year: 2026,
  });
});
