import type { FiledKind } from '#contract/file-store.ts';
import { paths } from '#web/lib/paths.ts';

/** Kinds of records with files, each with the list where the files are opened and deleted. */
export const filedLists: Readonly<
  Record<FiledKind, { readonly text: string; readonly path: string }>
> = {
  revision_reports: { text: 'Zprávy o revizích', path: `${paths.AuxiliariesRevisionTypes}?type=0` },
  meter_readings: { text: 'Fotky odečtů', path: paths.MetersOverview },
  self_readings: { text: 'Fotky samoodečtů', path: paths.SelfReadings },
  billing_documents: { text: 'Doklady dodavatelů', path: paths.BillingPlaces },
  billing_rules: { text: 'Podklady pravidel rozúčtování', path: paths.BillingRules },
  instalment_agreements: {
    text: 'Listiny dohod o splátkách',
    path: `${paths.Arrears}?tab=instalments`,
  },
  unit_contracts: { text: 'Smlouvy', path: paths.Contracts },
  todos: { text: 'Soubory a fotky úkolů', path: paths.Todos },
  visit_photos: { text: 'Fotky a podpisy z návštěv', path: paths.InmesEvents },
};
