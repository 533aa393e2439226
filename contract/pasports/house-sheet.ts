import { addressFields } from '#contract/address-record.ts';
import { cellOf, fieldColumn, fileColumns, type Column } from '#contract/record-file.ts';
import { asShare } from '#contract/values/share.ts';
import { asText } from '#contract/values/text.ts';
import { occupantFields } from './occupants.ts';
import { ownershipFields } from './ownerships.ts';
import { spaceRecord } from './space-record.ts';
import { validityFields } from './validity-fields.ts';

/** The field of a column with the advance for the service that its heading names. */
export const ADVANCE = 'advance';

type Words = Pick<Column, 'field' | 'label' | 'example'> &
  Partial<Pick<Column, 'also' | 'hint' | 'read'>>;

const words = ({ also = [], hint = '', read = asText, ...column }: Words): Column => ({
  ...column,
  also,
  hint,
  read,
  required: false,
});

const people: readonly Column[] = [
  words({
    field: 'owner',
    label: 'Vlastník',
    hint: 'I více osob v jedné buňce: „SJM Novák Jan a Nováková Marie“',
    also: [
      'vlastnici',
      'majitel',
      'spoluvlastnik',
      'jmeno',
      'prijmeni a jmeno',
      'jmeno a prijmeni',
      'jmeno vlastnika',
    ],
    example: 'SJM Novák Jan a Nováková Marie',
  }),
  words({
    field: 'tenant',
    label: 'Nájemce',
    hint: 'Nájemce nebo člen družstva',
    also: ['najemnik', 'uzivatel', 'clen', 'clen druzstva'],
    example: '',
  }),
  words({
    field: 'share',
    label: 'Podíl na jednotce',
    hint: 'Zlomek z celého prostoru; bez podílu celý prostor, u více vlastníků stejným dílem',
    also: ['velikost podilu', 'podil vlastnika', 'spoluvlastnicky podil na jednotce'],
    example: '1/1',
    read: asShare,
  }),
  words({
    field: 'is_joint',
    label: 'Společné jmění manželů',
    also: ['sjm'],
    example: '',
    read: cellOf(ownershipFields.is_joint.value),
  }),
  words({
    field: 'phone',
    label: 'Telefon',
    also: ['tel', 'mobil', 'telefony', 'kontakt'],
    example: '777 123 456',
  }),
  words({
    field: 'email',
    label: 'E-mail',
    also: ['email', 'mail', 'emaily', 'e mail'],
    example: 'novakovi@example.cz',
  }),
];

/** Fields of the address book that a sheet of a house may say. */
const ADDRESS = [
  'birth_date',
  'business_id',
  'street',
  'city',
  'zip',
  'data_box',
  'delivery_street',
  'delivery_city',
  'delivery_zip',
  'sipo',
] as const;

const address = ADDRESS.flatMap((name) => fieldColumn(name, addressFields[name])).map((column) =>
  column.field === 'street'
    ? {
        ...column,
        label: 'Adresa bydliště',
        also: ['adresa', 'trvale bydliste', 'bydliste', 'trvala adresa'],
      }
    : column,
);

const occupants = fieldColumn('users_count', occupantFields.users_count);
const from = fieldColumn('valid_from', validityFields().valid_from);

/** Columns of a sheet that tells a whole house: its spaces, who has them, how many live there and what they pay. */
export const houseColumns: readonly Column[] = [
  ...fileColumns(spaceRecord),
  ...people,
  ...address,
  ...[...occupants, ...from].map((column) => ({
    ...column,
    required: false,
    ...(column.field === 'valid_from' && {
      hint: 'Od kdy platí vlastnictví, nájem, počet osob i zálohy',
    }),
  })),
  words({
    field: ADVANCE,
    label: 'Záloha za službu',
    hint: 'Služba se jmenuje podle hlavičky sloupce; částka je za měsíc. Takových sloupců může být více.',
    also: ['zaloha'],
    example: '850',
  }),
];
