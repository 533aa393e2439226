import type { RouteName } from '#web/lib/paths.ts';
import { late } from '#web/ui/late.tsx';
import { ScreenLost } from './pages/ScreenLost.tsx';

/** A screen by its module and name. */
const screen = <M, N extends keyof M>(load: () => Promise<M>, name: N) =>
  late(load, name, ScreenLost);

/** Screens that are built; the other routes say that they are being worked on. */
export const screens = {
  Home: screen(() => import('./home/Home.tsx'), 'Home'),
  About: screen(() => import('#web/legal/AboutScreen.tsx'), 'AboutScreen'),
  VueHome: screen(() => import('#web/legal/IntroductionScreen.tsx'), 'IntroductionScreen'),
  TermConditions: screen(() => import('#web/legal/LegalScreen.tsx'), 'TermsScreen'),
  PersonalProtection: screen(() => import('#web/legal/LegalScreen.tsx'), 'PrivacyScreen'),
  Login: screen(() => import('./entrance/RoutedSignIn.tsx'), 'RoutedSignIn'),
  Register: screen(() => import('#web/session/screens/Register.tsx'), 'Register'),
  RegConfirm: screen(
    () => import('#web/session/screens/ConfirmRegistration.tsx'),
    'ConfirmRegistration',
  ),
  Resend: screen(() => import('#web/session/screens/ResendConfirmation.tsx'), 'ResendConfirmation'),
  RequestReset: screen(() => import('#web/session/screens/RequestReset.tsx'), 'RequestReset'),
  Reset: screen(() => import('#web/session/screens/ResetPassword.tsx'), 'ResetPassword'),
  ClientProfile: screen(() => import('#web/profile/ProfileScreen.tsx'), 'ProfileScreen'),
  ClientSettings: screen(() => import('./pages/SettingsScreen.tsx'), 'SettingsScreen'),
  ClientUsers: screen(() => import('#web/users/UsersScreen.tsx'), 'UsersScreen'),
  Dashboard: screen(() => import('#web/dashboard/DashboardScreen.tsx'), 'DashboardScreen'),
  Todos: screen(() => import('#web/todo/TodosScreen.tsx'), 'TodosScreen'),
  Declarations: screen(
    () => import('#web/declarations/DeclarationsScreen.tsx'),
    'DeclarationsScreen',
  ),
  Declare: screen(() => import('#web/declarations/DeclareScreen.tsx'), 'DeclareScreen'),
  SelfReadings: screen(
    () => import('#web/self-readings/SelfReadingsScreen.tsx'),
    'SelfReadingsScreen',
  ),
  ReadMeters: screen(() => import('#web/self-readings/ReadScreen.tsx'), 'ReadScreen'),
  pasports: screen(() => import('./pages/SpacesScreen.tsx'), 'SpacesScreen'),
  AdminClients: screen(() => import('#web/admin-clients/ClientsScreen.tsx'), 'ClientsScreen'),
  AdminCustomers: screen(() => import('#web/admin-clients/CustomersScreen.tsx'), 'CustomersScreen'),
  ClientLicense: screen(() => import('#web/licence/LicenceScreen.tsx'), 'LicenceScreen'),
  AdminErrors: screen(() => import('#web/errors/ErrorsScreen.tsx'), 'ErrorsScreen'),
  AdminRuntimeSettings: screen(() => import('./pages/SettingsScreen.tsx'), 'PortalSettingsScreen'),
  AdminSitemap: screen(() => import('#web/modules/Sitemap.tsx'), 'Sitemap'),
  Blog: screen(() => import('#web/news/NewsScreen.tsx'), 'NewsScreen'),
  BlogDetail: screen(() => import('#web/news/NewsDetailScreen.tsx'), 'NewsDetailScreen'),
  AuxiliariesCities: screen(() => import('#web/lists/CitiesScreen.tsx'), 'CitiesScreen'),
  AuxiliariesPasportTypes: screen(
    () => import('#web/lists/PasportTypesScreen.tsx'),
    'PasportTypesScreen',
  ),
  AuxiliariesServices: screen(() => import('#web/lists/ServicesScreen.tsx'), 'ServicesScreen'),
  AuxiliariesMeterVerification: screen(
    () => import('#web/lists/VerificationScreen.tsx'),
    'VerificationScreen',
  ),
  AuxiliariesSettlementLaw: screen(
    () => import('#web/lists/SettlementLawScreen.tsx'),
    'SettlementLawScreen',
  ),
  AddressBook: screen(() => import('#web/addresses/AddressBookScreen.tsx'), 'AddressBookScreen'),
  AddressBookContacts: screen(() => import('#web/addresses/screens.tsx'), 'ContactsScreen'),
  AddressBookTenants: screen(
    () => import('#web/addresses/relations/TenantsScreen.tsx'),
    'TenantsScreen',
  ),
  Addresses: screen(() => import('#web/addresses/screens.tsx'), 'AddressesScreen'),
  Address: screen(() => import('./pages/PersonScreen.tsx'), 'PersonScreen'),
  AuxiliariesRevisionTypes: screen(
    () => import('#web/revisions/RevisionTypesScreen.tsx'),
    'RevisionTypesScreen',
  ),
  InmesCatalog: screen(() => import('#web/fieldwork/CatalogScreen.tsx'), 'CatalogScreen'),
  BillingRules: screen(
    () => import('#web/billing/rules/BillingRulesScreen.tsx'),
    'BillingRulesScreen',
  ),
  BillingPlaces: screen(() => import('./pages/BillingPlacesScreen.tsx'), 'BillingPlacesScreen'),
  Contracts: screen(() => import('#web/contracts/ContractsScreen.tsx'), 'ContractsScreen'),
  Settlements: screen(() => import('#web/settlement/SettlementsScreen.tsx'), 'SettlementsScreen'),
  buildings: screen(() => import('./pages/HousesScreen.tsx'), 'HousesScreen'),
  BuildingsGroups: screen(() => import('#web/buildings/GroupsScreen.tsx'), 'GroupsScreen'),
  Auxiliaries: screen(() => import('./pages/AuxiliariesScreen.tsx'), 'AuxiliariesScreen'),
  AuxiliariesHeatings: screen(() => import('#web/heating/HeatingsScreen.tsx'), 'HeatingsScreen'),
  AuxiliariesDenostupne: screen(
    () => import('#web/degree-days/DegreeDaysScreen.tsx'),
    'DegreeDaysScreen',
  ),
  AuxiliariesCnbRepo: screen(() => import('#web/rates/PolicyScreen.tsx'), 'RepoScreen'),
  AuxiliariesCnbDiscount: screen(() => import('#web/rates/PolicyScreen.tsx'), 'DiscountScreen'),
  AuxiliariesCnbExchangeRates: screen(
    () => import('#web/rates/ExchangeScreen.tsx'),
    'ExchangeScreen',
  ),
  AuxiliariesSipo: screen(() => import('#web/sipo/SipoScreen.tsx'), 'SipoScreen'),
  MoneyBank: screen(() => import('#web/bank/BankScreen.tsx'), 'BankScreen'),
  InmesAddresses: screen(
    () => import('#web/fieldwork/visits/AddressesScreen.tsx'),
    'AddressesScreen',
  ),
  InmesCalendar: screen(
    () => import('#web/fieldwork/calendar/CalendarScreen.tsx'),
    'CalendarScreen',
  ),
  InmesEvents: screen(() => import('#web/fieldwork/events/EventsScreen.tsx'), 'EventsScreen'),
  MetersOverview: screen(() => import('#web/meters/MetersScreen.tsx'), 'MetersScreen'),
  Ledger: screen(() => import('#web/money/LedgerScreen.tsx'), 'LedgerScreen'),
  ClaimedMonths: screen(() => import('#web/money/MonthsScreen.tsx'), 'MonthsScreen'),
  Prescriptions: screen(
    () => import('#web/prescription/PrescriptionsScreen.tsx'),
    'PrescriptionsScreen',
  ),
  Arrears: screen(() => import('#web/arrears/ArrearsScreen.tsx'), 'ArrearsScreen'),
  Payments: screen(() => import('#web/money/PaymentsScreen.tsx'), 'PaymentsScreen'),
  Refunds: screen(() => import('#web/money/refunds/RefundsScreen.tsx'), 'RefundsScreen'),
  Accounting: screen(
    () => import('#web/money/accounting/AccountingScreen.tsx'),
    'AccountingScreen',
  ),
  DebtConfirmations: screen(
    () => import('#web/account-papers/ConfirmationsScreen.tsx'),
    'ConfirmationsScreen',
  ),
  AccountLink: screen(
    () => import('#web/account-papers/AccountLinkScreen.tsx'),
    'AccountLinkScreen',
  ),
  ConfirmationLink: screen(
    () => import('#web/account-papers/ConfirmationLinkScreen.tsx'),
    'ConfirmationLinkScreen',
  ),
  StatementLink: screen(
    () => import('#web/settlement-link/StatementLinkScreen.tsx'),
    'StatementLinkScreen',
  ),
  BoardLink: screen(
    () => import('#web/settlement-link/board/BoardLinkScreen.tsx'),
    'BoardLinkScreen',
  ),
  VisitLink: screen(() => import('#web/visit-link/VisitLinkScreen.tsx'), 'VisitLinkScreen'),
  PosterLink: screen(() => import('#web/visit-link/PosterLinkScreen.tsx'), 'PosterLinkScreen'),
  Verification: screen(
    () => import('#web/account-papers/VerificationScreen.tsx'),
    'VerificationScreen',
  ),
  Consumption: screen(() => import('#web/meters/monthly/InfoScreen.tsx'), 'InfoScreen'),
  Messages: screen(() => import('./pages/MessagesScreen.tsx'), 'MessagesScreen'),
  NetworkError: screen(() => import('./pages/NetworkErrorScreen.tsx'), 'NetworkErrorScreen'),
} satisfies Record<RouteName, ReturnType<typeof screen>>;
