import { expect, test } from 'vitest';
import { addressTexts } from './address-words.ts';

test('types, ways of contact and municipalities are told in words', () => {
  const texts = addressTexts([{ city_id: 7, name: 'Písek' }]);
  expect(texts['address_type']?.('supplier')).toBe('dodavatel');
  expect(texts['contact_preference']?.('data_box')).toBe('datová schránka');
  expect(texts['city_id']?.(7)).toBe('Písek');
});
