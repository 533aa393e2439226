import { accountingTables } from './accounting.ts';
import { accessTables } from './access.ts';
import { accountPaperTables } from './account-papers.ts';
import { bankTables } from './bank.ts';
import { billingTables } from './billing.ts';
import { contractTables } from './contracts.ts';
import { clientTables } from './clients.ts';
import { declarationTables } from './declarations.ts';
import type { Book, TableEntry, TableName } from './entry.ts';
import { exchangeTables } from './exchange.ts';
import { arrearsTables } from './arrears.ts';
import { ledgerTables } from './ledger.ts';
import { listTables } from './lists.ts';
import { meteringTables } from './metering.ts';
import { monthlyInfoTables } from './monthly-infos.ts';
import { pasportTables } from './pasports.ts';
import { peopleTables } from './people.ts';
import { portalTables } from './portal.ts';
import { fieldworkTables } from './fieldwork.ts';
import { revisionTables } from './revisions.ts';
import { selfReadingTables } from './self-readings.ts';
import { settlementTables } from './settlements.ts';
import { todoTables } from './todos.ts';
import { workTables } from './work.ts';

/** The book of tables. The type checker misses an entry of a new table and refuses one of none. */
export const book: Book = {
  ...accessTables,
  ...clientTables,
  ...workTables,
  ...todoTables,
  ...pasportTables,
  ...peopleTables,
  ...declarationTables,
  ...meteringTables,
  ...billingTables,
  ...contractTables,
  ...selfReadingTables,
  ...settlementTables,
  ...monthlyInfoTables,
  ...ledgerTables,
  ...accountingTables,
  ...accountPaperTables,
  ...arrearsTables,
  ...revisionTables,
  ...fieldworkTables,
  ...exchangeTables,
  ...bankTables,
  ...listTables,
  ...portalTables,
};

/** Every table with its entry, by name. */
export const tablesOfBook = Object.entries(book) as readonly (readonly [
  TableName,
  TableEntry<string>,
])[];
