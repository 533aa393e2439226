import { describe, expect, test } from 'vitest';
import { usualName, withUsualName } from './building-name.ts';

const lipova = { street: 'Lipová', registry_number: '8412', house_number: '12' };

describe('the name of a building', () => {
  test('is usually its street and the number on the door', () => {
    expect(usualName(lipova)).toBe('Lipová 12');
    expect(usualName({ ...lipova, house_number: ' ' })).toBe('Lipová 8412');
    expect(usualName({ ...lipova, street: '', house_number: '' })).toBe('8412');
  });

  test('follows the street until somebody gives it a name of its own', () => {
    const usual = { ...lipova, pasport_name: 'Lipová 12' };
    expect(withUsualName(usual, { house_number: '14' })).toEqual({
      house_number: '14',
      pasport_name: 'Lipová 14',
    });
    const own = { ...lipova, pasport_name: 'Kotelna' };
    expect(withUsualName(own, { house_number: '14' })).toEqual({ house_number: '14' });
  });
});
