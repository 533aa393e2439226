import { describe, expect, it } from 'vitest';
import { personOf, personRules } from './new-person.ts';

describe('a person entered beside a form', () => {
  it('takes over what was sought, last name first', () => {
    expect(personOf(' Nováková  Jana Marie ')).toMatchObject({
      address_type: 'person',
      last_name: 'Nováková',
      first_name: 'Jana Marie',
    });
    expect(personOf('')).toMatchObject({ last_name: '', first_name: '' });
  });

  it('needs a last name, a firm its company name', () => {
    const faultOf = (values: object) =>
      personRules
        .safeParse({ ...personOf(''), ...values })
        .error?.issues.map(({ path }) => path[0]);
    expect(faultOf({})).toEqual(['last_name']);
    expect(faultOf({ address_type: 'company', last_name: 'Novák' })).toEqual(['company_name']);
    expect(faultOf({ address_type: 'company', company_name: 'Pekárna s.r.o.' })).toBeUndefined();
  });
});
