import type { DrawnDialog } from './drawn-dialog.ts';
import { REGISTERED } from './scene.ts';

const as = 'admin';

/** Dialogs of the admin of the portal: its clients, faults, texts, modules and lists that all clients share. */
export const adminDialogs: Readonly<Record<string, DrawnDialog>> = {
  'admin-clients/ClientActions': { as, at: '/admin/clients', by: ['row', 'Zablokovat'] },
  'admin-clients/HandedLink': {
    as,
    at: '/admin/clients',
    by: [`row ${REGISTERED}`, 'tab Uživatelé', 'row', 'Poslat odkaz znovu'],
  },
  'admin-clients/QuickDialogs': {
    as,
    at: '/admin/customers',
    by: ['mark', 'Prodloužit licenci'],
    only: 'desk',
  },
  'admin-clients/UserDialog': { as, at: '/admin/clients', by: ['row', 'tab Uživatelé', 'row'] },
  'app/topbar/InfoModal': { as, at: '/', by: ['Uživatel', 'Info'] },
  'errors/ErrorDialog': { as, at: '/admin/errors', by: ['row'] },
  'legal/PublishDialog': { as, at: '/term-conditions?edit=1', by: ['Zveřejnit'] },
  'lists/CitiesScreen': { as, at: '/auxiliaries/cities', by: ['row'] },
  'lists/ImportCities': { as, at: '/auxiliaries/cities', by: ['Import seznamu'] },
  'lists/MergeCities': { as, at: '/auxiliaries/cities', by: ['row', 'Sloučit s jinou obcí'] },
  'lists/SettlementLawScreen': { as, at: '/auxiliaries/settlement-law', by: ['row'] },
  'lists/VerificationScreen': { as, at: '/auxiliaries/meter-verification', by: ['row'] },
  'modules/NewModule': { as, at: '/admin/sitemap', by: ['Nový modul'] },
  'rates/ExchangeScreen': { as, at: '/auxiliaries/exchangerates?edit=new' },
  'rates/PolicyScreen': { as, at: '/auxiliaries/cnbrepo?edit=new' },
  'system-messages/AdminMessages': { as, at: '/messages?tab=system&system=new' },
};
