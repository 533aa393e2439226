import { annex, row } from './plan.ts';
import type { ClientPlan, HousePlan, UnitPlan } from './plan.ts';

const LIPOVA: Omit<HousePlan, 'registryNumber' | 'houseNumber'> = {
  street: 'Lipová',
  floors: 8,
  stack: ['3+1', '2+1', '1+1', '3+1'],
  others: [{ type: 'SPOLECNE', count: 1, area: [18, 26], floor: -1 }],
  indicator: 'ITN2',
};

const ASSOCIATION: UnitPlan = {
  name: 'SVJ Lipová 12–18',
  fullName: 'Společenství vlastníků jednotek Lipová 12, 14, 16, 18 a Na Stráni 3, 5, Brno',
  tenure: 'owners',
  owner: '',
  city: 'Brno',
  cityCode: '582786',
  zip: '602 00',
  projectName: 'Sídliště Lipová',
  comment: 'Šest domů ve dvou skupinách, společná kotelna zrušena',
  groups: [
    {
      name: 'Lipová 12–18',
      houses: [
        ...row({ ...LIPOVA, surveyed: true }, [
          ['8412', '12'],
          ['8413', '14'],
        ]),
        ...row(LIPOVA, [['8414', '16']]),
        ...row({ ...LIPOVA, misses: true }, [['8415', '18']]),
        annex('Lipová', '8420', [{ type: 'GARAZ', count: 24, area: [17, 19], floor: 1 }]),
      ],
    },
    {
      name: 'Na Stráni',
      houses: row(
        {
          street: 'Na Stráni',
          floors: 6,
          stack: ['2+kk', '3+kk', '4+kk'],
          others: [
            { type: 'STANI', count: 6, area: [12, 13], floor: -1 },
            { type: 'OBCHOD', count: 1, area: [48, 82], floor: 1 },
          ],
          indicator: 'KALOR',
        },
        [
          ['8507', '3'],
          ['8508', '5'],
        ],
      ),
    },
    {
      name: 'Původní kotelna',
      hidden: true,
      houses: [
        {
          ...annex('Lipová', '8421', [{ type: 'DILNA', count: 1, area: [90, 110], floor: 1 }]),
          hidden: true,
          comment: 'Kotelna zrušena po přechodu na dálkové teplo',
        },
      ],
    },
  ],
};

const COOPERATIVE: UnitPlan = {
  name: 'Družstvo Javorka',
  fullName: 'Bytové družstvo Javorka, Pardubice',
  tenure: 'cooperative',
  owner: 'Bytové družstvo Javorka',
  city: 'Pardubice',
  cityCode: '555134',
  zip: '530 02',
  projectName: 'Javorka',
  comment: 'Tři věžové domy s garážemi',
  groups: [
    {
      name: 'Javorová',
      houses: [
        ...row(
          {
            street: 'Javorová',
            floors: 10,
            stack: ['2+1', '3+1', '1+kk', '2+1', '3+1'],
            others: [
              { type: 'SKLAD', count: 1, area: [14, 30], floor: -1 },
              { type: 'DILNA', count: 1, area: [20, 34], floor: -1 },
            ],
            indicator: 'ITN1',
          },
          [
            ['9231', '1'],
            ['9232', '3'],
            ['9233', '5'],
          ],
        ),
        annex('Javorová', '9240', [{ type: 'GARAZ', count: 30, area: [16, 18], floor: 1 }]),
      ],
    },
    {
      name: '',
      houses: [
        {
          ...annex('U Trati', '9301', [{ type: 'SKLAD', count: 2, area: [60, 80], floor: 1 }]),
          hidden: true,
          comment: 'Sklady prodány',
        },
      ],
    },
  ],
};

const RENTAL: UnitPlan = {
  name: 'Nájemní dům Zvonařská 7',
  fullName: 'Nájemní dům Zvonařská 7, Olomouc',
  tenure: 'landlord',
  owner: 'Zvonařský dům s.r.o.',
  city: 'Olomouc',
  cityCode: '500496',
  zip: '779 00',
  projectName: 'Zvonařská',
  comment: 'Činžovní dům s obchody v přízemí',
  settled: true,
  groups: [
    {
      name: '',
      houses: [
        {
          street: 'Zvonařská',
          registryNumber: '9714',
          houseNumber: '7',
          floors: 5,
          stack: ['3+1', '2+1', '2+kk', '4+1'],
          others: [
            { type: 'OBCHOD', count: 3, area: [38, 96], floor: 1 },
            { type: 'KANCELAR', count: 2, area: [24, 45], floor: 1 },
            { type: 'SKLEP', count: 4, area: [5, 9], floor: -1 },
          ],
          indicator: 'ODPAR',
          surveyed: true,
        },
      ],
    },
  ],
};

/** A manager of three units: an owners' association, a cooperative and a rental house. */
export const FIRST_CLIENT: ClientPlan = {
  name: 'Správa domů Vltavinka',
  fullName: 'Správa domů Vltavinka s.r.o.',
  street: 'Měsíčková 8204/11',
  city: 'Brno',
  zip: '602 00',
  email: 'info@example.cz',
  maxUnits: 10,
  moduleSchema: 'Úplné',
  users: [
    {
      identity: 'admin@example.cz',
      firstName: 'Adéla',
      lastName: 'Ukázková',
      isSysAdmin: true,
      isClientAdmin: true,
    },
    {
      identity: 'spravce@example.cz',
      firstName: 'Tomáš',
      lastName: 'Vzorný',
      isSysAdmin: false,
      isClientAdmin: true,
    },
    {
      identity: 'ucetni@example.cz',
      firstName: 'Jitka',
      lastName: 'Příkladná',
      isSysAdmin: false,
      isClientAdmin: false,
    },
    {
      identity: 'technik@example.cz',
      firstName: 'Radek',
      lastName: 'Šikovný',
      isSysAdmin: false,
      isClientAdmin: false,
    },
    {
      identity: 'monter@example.cz',
      firstName: 'Milan',
      lastName: 'Poctivý',
      isSysAdmin: false,
      isClientAdmin: false,
    },
  ],
  units: [ASSOCIATION, COOPERATIVE, RENTAL],
};
