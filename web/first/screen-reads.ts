import { browseAddresses } from '#contract/addresses.ts';
import { listSettlementLaw } from '#contract/billing/law.ts';
import { browseBillingPlaces } from '#contract/billing/places.ts';
import { browseBillingRules } from '#contract/billing/rules.ts';
import { browseContracts } from '#contract/contracts/contracts.ts';
import { readDashboard } from '#contract/dashboard.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseVisitEvents } from '#contract/fieldwork/events.ts';
import { browseVisitPlaces } from '#contract/fieldwork/visit-places.ts';
import { FIRST_ROWS } from '#contract/first-rows.ts';
import { listCityChoices } from '#contract/lists/cities.ts';
import { listStoredMessages } from '#contract/messages.ts';
import { browseMeasuringPlaces } from '#contract/metering/places.ts';
import { listSelfRounds } from '#contract/metering/self-reading-calls.ts';
import { listUnread } from '#contract/metering/standing.ts';
import { listMeterWarnings } from '#contract/metering/warnings.ts';
import { browseAccounts } from '#contract/money/accounts.ts';
import { getArrearsSettings } from '#contract/money/arrears-interest.ts';
import { browseArrears, listOwing } from '#contract/money/arrears.ts';
import { listBankAccounts } from '#contract/money/bank-accounts.ts';
import { listReversals } from '#contract/money/bank-reversals.ts';
import { listBankStatements } from '#contract/money/bank-statements.ts';
import { listAgreements } from '#contract/money/instalments.ts';
import { getLedgerSettings, listMonths } from '#contract/money/months.ts';
import { listQueue } from '#contract/money/payment-queue.ts';
import { listRules } from '#contract/money/prescription-rules.ts';
import { listSheets } from '#contract/money/prescription-sheets.ts';
import { browseOverpayments } from '#contract/money/refunds.ts';
import {
  browseBuildings,
  browseGroups,
  listGroupsBuildings,
  listPasportChoices,
} from '#contract/pasports/buildings.ts';
import { listCampaigns } from '#contract/pasports/declarations.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { browseRevisionTypes } from '#contract/revision-types.ts';
import { browseSettlements } from '#contract/settlement/settlements.ts';
import { getSipoRegister } from '#contract/sipo/register.ts';
import { getSipoSettings } from '#contract/sipo/settings.ts';
import { addressStatistics, commonStatistics, pasportStatistics } from '#contract/statistics.ts';
import { listUserSystemMessages } from '#contract/system-messages.ts';
import { browseTodos, listTodosOfMessages } from '#contract/todo/todos.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { listUsers } from '#contract/users.ts';
import type { RouteName } from '#web/lib/paths.ts';
import { read, UNIT, type FirstRead } from './read.ts';

const query = { first: FIRST_ROWS };
const shown = { show_hidden: '0' };

/** A list as its screen opens it: without what was put away. */
const list = (endpoint: Endpoint) => read(endpoint, { params: shown });
/** A list that may be long begins with its first rows (decision 110). */
const longList = (endpoint: Endpoint) => read(endpoint, { params: shown, query });

// What places are chosen of: towns do not narrow the lists at first.
const anywhere = { city_id: '0' };
const houses = read(browseBuildings, { params: { ...shown, ...anywhere } });
const ofHouses = [read(listPasportChoices), read(listCityChoices)];
const allGroups = read(browseGroups, { params: { show_hidden: '1', ...anywhere } });
const people = [longList(browseAddresses), read(listOwing)];

/**
 * What a screen reads besides the frame, when its address says nothing more. Reads that name a day are left
 * out: which day it is, is asked in Prague (`web/lib/prague-clock.ts`), when the portal is there.
 */
export const screenReads: Partial<Record<RouteName, readonly FirstRead[]>> = {
  Home: [
    read(readUnitToday),
    read(addressStatistics),
    read(pasportStatistics, { body: { unit_id: UNIT } }),
    read(commonStatistics),
    read(getSipoSettings),
  ],
  Dashboard: [read(readDashboard)],
  Todos: [list(browseTodos)],
  Messages: [
    read(listStoredMessages),
    read(listUserSystemMessages, { query: { with_hidden: 1 } }),
    read(listTodosOfMessages),
  ],
  ClientUsers: [read(listUsers)],
  pasports: [
    read(browseSpaces, { params: { ...shown, parent_id: '0', parent_type: 'all' }, query }),
    read(listGroupsBuildings, { body: { unit_id: UNIT, show_hidden: false } }),
    read(listOwing),
    read(listUnread),
  ],
  buildings: [houses, allGroups, ...ofHouses],
  BuildingsGroups: [
    read(browseGroups, { params: { ...shown, ...anywhere } }),
    allGroups,
    ...ofHouses,
  ],
  AddressBookContacts: people,
  AddressBookTenants: [longList(browseAddresses)],
  Addresses: people,
  AuxiliariesRevisionTypes: [list(browseRevisionTypes)],
  AuxiliariesSipo: [read(getSipoRegister), read(getSipoSettings)],
  MetersOverview: [longList(browseMeasuringPlaces), read(listMeterWarnings), houses],
  SelfReadings: [read(listSelfRounds)],
  Declarations: [read(listCampaigns)],
  BillingRules: [list(browseBillingRules), read(listSettlementLaw)],
  BillingPlaces: [list(browseBillingPlaces)],
  Contracts: [list(browseContracts)],
  Settlements: [read(browseSettlements)],
  InmesAddresses: [houses, read(browseVisitPlaces)],
  InmesEvents: [read(browseVisitEvents, { query: { recent: 1, ...query } })],
  Ledger: [read(browseAccounts, { query })],
  ClaimedMonths: [read(getLedgerSettings), read(listMonths)],
  Prescriptions: [read(listSheets), read(listRules), houses],
  Arrears: [read(getArrearsSettings), read(browseArrears), read(listAgreements)],
  Payments: [read(listQueue), read(listReversals)],
  Refunds: [read(browseOverpayments), read(listBankAccounts)],
  MoneyBank: [read(listBankAccounts), read(listBankStatements)],
};
