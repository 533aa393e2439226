import type { AdminClient } from '#contract/admin-clients.ts';
import { clientFields, clientRecord } from '#contract/client-record.ts';
import { licenceRecord } from '#contract/licence-record.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { columnId, shownAtFirst, type Column } from '#web/table/columns.ts';
import { interleaved, listColumns } from '#web/values/list-columns.ts';
import {
  Fullness,
  fullness,
  LicenceEnd,
  StateBadge,
  stateText,
  typeText,
} from './client-words.tsx';

type ClientColumn = Column<AdminClient>;

/** What a client asks for beyond its licence; empty for nothing. */
function requiredText({ required_units, required_subjects }: AdminClient): string {
  const parts = [
    required_units === 0 ? '' : `jednotek ${required_units}`,
    required_subjects === 0 ? '' : `subjektů ${required_subjects}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const none = (text: string) => (text === '' ? 'zatím žádné' : text);

const type: ClientColumn = { text: 'Typ', id: 'type', value: typeText, sortable: true, width: 135 };
const schema: ClientColumn = {
  text: 'Schéma modulů',
  value: 'module_schema_name',
  sortable: true,
  width: 130,
};
const units: ClientColumn = {
  text: 'Jednotek',
  value: 'units_count',
  sortable: true,
  width: 90,
  decimals: 0,
};
const lastSignIn: ClientColumn = {
  text: 'Poslední přihlášení',
  value: 'last_sign_in',
  sortable: true,
  width: 150,
  render: ({ last_sign_in }) => none(formatDateTime(last_sign_in)),
};
const state: ClientColumn = {
  text: 'Stav potvrzení',
  id: 'state',
  value: stateText,
  sortable: true,
  width: 130,
  whole: true,
  telling: true,
  render: (client) => <StateBadge client={client} />,
};

const requested: ClientColumn = {
  text: 'Žádost o licenci',
  value: 'licence_requested',
  sortable: true,
  width: 120,
  render: ({ licence_requested }) => formatDate(licence_requested),
};

const { name, business_id } = clientFields;
const customers = listColumns<AdminClient>(
  { ...clientRecord, written: { name, business_id }, list: ['name', 'business_id'] },
  { name: { text: 'Zákazník', whole: true } },
);
const licence = listColumns<AdminClient>(licenceRecord, {
  licence_valid_to: {
    render: ({ licence_valid_to }) => <LicenceEnd validTo={licence_valid_to} />,
    // A spreadsheet gets a day, not its text.
    exported: ({ licence_valid_to }) => licence_valid_to,
  },
  note: { sortable: false },
});
const licenceEnd = licence.filter((column) => columnId(column) === 'licence_valid_to');
const clients = listColumns<AdminClient>(clientRecord, { name: { text: 'Klient' } });

/** Columns of customers: what is agreed with them and what they ask for. */
export const customerColumns = shownAtFirst<AdminClient>(
  interleaved(customers, {
    name: [type],
    business_id: [
      schema,
      units,
      { text: 'Požadováno', id: 'required', value: requiredText, sortable: true, width: 130 },
      ...interleaved(licence, { licence_valid_to: [lastSignIn, state, requested] }),
    ],
  }),
  ['name', 'type', 'units_count', 'required', 'licence_valid_to', 'state', 'licence_requested'],
);

/** Columns of clients: who they are and what of the limits they use; the rest stands in the record. */
export const clientColumns = shownAtFirst<AdminClient>(
  interleaved(clients, {
    full_name: [
      { text: 'Přihlašovací jméno', value: 'user_identity', sortable: true, width: 200 },
      type,
    ],
    city: [
      schema,
      { text: 'Uživatelů', value: 'users_count', sortable: true, width: 90, decimals: 0 },
      units,
      { text: 'Pasportů', value: 'current_pasports', sortable: true, width: 90, decimals: 0 },
      { text: 'Položek', value: 'items_count', sortable: true, width: 90, decimals: 0 },
      {
        text: 'Obsazení limitů',
        id: 'fullness',
        value: (client) => Math.round(fullness(client)),
        sortable: true,
        width: 120,
        decimals: 0,
        render: (client) => <Fullness client={client} />,
      },
      ...licenceEnd,
      {
        text: 'Aktivní token importu',
        value: 'has_external_token',
        sortable: true,
        width: 120,
      },
      lastSignIn,
      { ...state, text: 'Stav' },
      {
        text: 'Založen',
        value: 'created',
        sortable: true,
        width: 110,
        render: ({ created }) => formatDate(created),
      },
    ],
  }),
  [
    'name',
    'user_identity',
    'module_schema_name',
    'users_count',
    'units_count',
    'fullness',
    'licence_valid_to',
    'state',
  ],
);
