import type { Disposition } from './rooms.ts';
import type { ClientPlan, HousePlan, Tenure, UnitPlan } from './plan.ts';

const LIBEREC = { city: 'Liberec', cityCode: '563889', zip: '460 01' };
const JIHLAVA = { city: 'Jihlava', cityCode: '586846', zip: '586 01' };

const house = (
  street: string,
  numbers: readonly [registryNumber: string, houseNumber: string],
  floors: number,
  stack: readonly Disposition[],
  others: HousePlan['others'] = [],
): HousePlan => ({
  street,
  registryNumber: numbers[0],
  houseNumber: numbers[1],
  floors,
  stack,
  others,
  indicator: 'ITN2',
});

const small = (
  name: string,
  fullName: string,
  [tenure, owner]: readonly [Tenure, owner: string],
  town: typeof LIBEREC,
  only: HousePlan,
  inactive?: true,
): UnitPlan => ({
  name,
  fullName,
  tenure,
  owner,
  ...town,
  projectName: town.city,
  comment: inactive ? 'Správa ukončena, zbývá vyúčtování' : '',
  groups: [{ name: '', houses: [only] }],
  ...(inactive && { inactive }),
});

const association = (address: string, town: typeof LIBEREC) =>
  [
    `SVJ ${address}`,
    `Společenství vlastníků jednotek ${address}, ${town.city}`,
    ['owners', ''],
    town,
  ] as const;

/** A manager of six small units, so many that the unit picker offers its link. */
export const SECOND_CLIENT: ClientPlan = {
  name: 'Sousedská správa Kaštanovka',
  fullName: 'Sousedská správa Kaštanovka s.r.o.',
  street: 'Lísková 8310/4',
  city: 'Liberec',
  zip: '460 01',
  email: 'kontakt@example.com',
  maxUnits: 12,
  moduleSchema: 'Základní',
  users: [
    {
      identity: 'soused@example.cz',
      firstName: 'Karel',
      lastName: 'Sousedský',
      isSysAdmin: false,
      isClientAdmin: true,
    },
  ],
  units: [
    small(
      ...association('Kaštanová 1', LIBEREC),
      house('Kaštanová', ['8101', '1'], 4, ['3+1', '2+1']),
    ),
    small(
      ...association('Kaštanová 3', LIBEREC),
      house('Kaštanová', ['8102', '3'], 4, ['3+1', '2+1']),
    ),
    small(
      ...association('U Mlýna 21', LIBEREC),
      house('U Mlýna', ['8266', '21'], 3, ['2+kk', '3+kk']),
    ),
    small(
      'Družstvo Pod Lesem',
      'Bytové družstvo Pod Lesem, Jihlava',
      ['cooperative', 'Bytové družstvo Pod Lesem'],
      JIHLAVA,
      house(
        'Pod Lesem',
        ['8931', '2'],
        4,
        ['2+1', '1+kk', '3+1'],
        [{ type: 'GARAZ', count: 4, area: [16, 18], floor: -1 }],
      ),
    ),
    small(
      'Nájemní dům Krátká 9',
      'Nájemní dům Krátká 9, Jihlava',
      ['landlord', 'Dům Krátká Devět s.r.o.'],
      JIHLAVA,
      house(
        'Krátká',
        ['8955', '9'],
        3,
        ['2+1', '1+1'],
        [{ type: 'KANCELAR', count: 2, area: [22, 40], floor: 1 }],
      ),
    ),
    small(
      ...association('Široká 44', JIHLAVA),
      house('Široká', ['8977', '44'], 3, ['3+kk', '2+kk']),
      true,
    ),
  ],
};
