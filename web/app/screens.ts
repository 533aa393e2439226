import { lazyRouteComponent } from '@tanstack/react-router';
import type { RouteName } from '#web/lib/paths.ts';

/** Screens that are built; the other routes say that they are being worked on. */
export const screens = {
  Home: lazyRouteComponent(() => import('./home/Home.tsx'), 'Home'),
  About: lazyRouteComponent(() => import('#web/legal/AboutScreen.tsx'), 'AboutScreen'),
  VueHome: lazyRouteComponent(
    () => import('#web/legal/IntroductionScreen.tsx'),
    'IntroductionScreen',
  ),
  TermConditions: lazyRouteComponent(() => import('#web/legal/LegalScreen.tsx'), 'TermsScreen'),
  PersonalProtection: lazyRouteComponent(
    () => import('#web/legal/LegalScreen.tsx'),
    'PrivacyScreen',
  ),
  Login: lazyRouteComponent(() => import('./entrance/RoutedSignIn.tsx'), 'RoutedSignIn'),
  Register: lazyRouteComponent(() => import('#web/session/screens/Register.tsx'), 'Register'),
  RegConfirm: lazyRouteComponent(
    () => import('#web/session/screens/ConfirmRegistration.tsx'),
    'ConfirmRegistration',
  ),
  Resend: lazyRouteComponent(
    () => import('#web/session/screens/ResendConfirmation.tsx'),
    'ResendConfirmation',
  ),
  RequestReset: lazyRouteComponent(
    () => import('#web/session/screens/RequestReset.tsx'),
    'RequestReset',
  ),
  Reset: lazyRouteComponent(
    () => import('#web/session/screens/ResetPassword.tsx'),
    'ResetPassword',
  ),
  ClientProfile: lazyRouteComponent(
    () => import('#web/profile/ProfileScreen.tsx'),
    'ProfileScreen',
  ),
  ClientSettings: lazyRouteComponent(() => import('./pages/SettingsScreen.tsx'), 'SettingsScreen'),
  ClientUsers: lazyRouteComponent(() => import('#web/users/UsersScreen.tsx'), 'UsersScreen'),
  Dashboard: lazyRouteComponent(
    () => import('#web/dashboard/DashboardScreen.tsx'),
    'DashboardScreen',
  ),
  Todos: lazyRouteComponent(() => import('#web/todo/TodosScreen.tsx'), 'TodosScreen'),
  Declarations: lazyRouteComponent(
    () => import('#web/declarations/DeclarationsScreen.tsx'),
    'DeclarationsScreen',
  ),
  Declare: lazyRouteComponent(() => import('#web/declarations/DeclareScreen.tsx'), 'DeclareScreen'),
  SelfReadings: lazyRouteComponent(
    () => import('#web/self-readings/SelfReadingsScreen.tsx'),
    'SelfReadingsScreen',
  ),
  ReadMeters: lazyRouteComponent(() => import('#web/self-readings/ReadScreen.tsx'), 'ReadScreen'),
  pasports: lazyRouteComponent(() => import('./pages/SpacesScreen.tsx'), 'SpacesScreen'),
  AdminClients: lazyRouteComponent(
    () => import('#web/admin-clients/ClientsScreen.tsx'),
    'ClientsScreen',
  ),
  AdminCustomers: lazyRouteComponent(
    () => import('#web/admin-clients/CustomersScreen.tsx'),
    'CustomersScreen',
  ),
  ClientLicense: lazyRouteComponent(
    () => import('#web/licence/LicenceScreen.tsx'),
    'LicenceScreen',
  ),
  AdminErrors: lazyRouteComponent(() => import('#web/errors/ErrorsScreen.tsx'), 'ErrorsScreen'),
  AdminRuntimeSettings: lazyRouteComponent(
    () => import('./pages/SettingsScreen.tsx'),
    'PortalSettingsScreen',
  ),
  AdminSitemap: lazyRouteComponent(() => import('#web/modules/Sitemap.tsx'), 'Sitemap'),
  Blog: lazyRouteComponent(() => import('#web/news/NewsScreen.tsx'), 'NewsScreen'),
  BlogDetail: lazyRouteComponent(
    () => import('#web/news/NewsDetailScreen.tsx'),
    'NewsDetailScreen',
  ),
  AuxiliariesCities: lazyRouteComponent(
    () => import('#web/lists/CitiesScreen.tsx'),
    'CitiesScreen',
  ),
  AuxiliariesPasportTypes: lazyRouteComponent(
    () => import('#web/lists/PasportTypesScreen.tsx'),
    'PasportTypesScreen',
  ),
  AuxiliariesServices: lazyRouteComponent(
    () => import('#web/lists/ServicesScreen.tsx'),
    'ServicesScreen',
  ),
  AuxiliariesMeterVerification: lazyRouteComponent(
    () => import('#web/lists/VerificationScreen.tsx'),
    'VerificationScreen',
  ),
  AuxiliariesSettlementLaw: lazyRouteComponent(
    () => import('#web/lists/SettlementLawScreen.tsx'),
    'SettlementLawScreen',
  ),
  AddressBook: lazyRouteComponent(
    () => import('#web/addresses/AddressBookScreen.tsx'),
    'AddressBookScreen',
  ),
  AddressBookContacts: lazyRouteComponent(
    () => import('#web/addresses/screens.tsx'),
    'ContactsScreen',
  ),
  AddressBookTenants: lazyRouteComponent(
    () => import('#web/addresses/relations/TenantsScreen.tsx'),
    'TenantsScreen',
  ),
  Addresses: lazyRouteComponent(() => import('#web/addresses/screens.tsx'), 'AddressesScreen'),
  Address: lazyRouteComponent(() => import('./pages/PersonScreen.tsx'), 'PersonScreen'),
  AuxiliariesRevisionTypes: lazyRouteComponent(
    () => import('#web/revisions/RevisionTypesScreen.tsx'),
    'RevisionTypesScreen',
  ),
  InmesCatalog: lazyRouteComponent(
    () => import('#web/fieldwork/CatalogScreen.tsx'),
    'CatalogScreen',
  ),
  BillingRules: lazyRouteComponent(
    () => import('#web/billing/rules/BillingRulesScreen.tsx'),
    'BillingRulesScreen',
  ),
  BillingPlaces: lazyRouteComponent(
    () => import('./pages/BillingPlacesScreen.tsx'),
    'BillingPlacesScreen',
  ),
  Contracts: lazyRouteComponent(
    () => import('#web/contracts/ContractsScreen.tsx'),
    'ContractsScreen',
  ),
  Settlements: lazyRouteComponent(
    () => import('#web/settlement/SettlementsScreen.tsx'),
    'SettlementsScreen',
  ),
  buildings: lazyRouteComponent(() => import('./pages/HousesScreen.tsx'), 'HousesScreen'),
  BuildingsGroups: lazyRouteComponent(
    () => import('#web/buildings/GroupsScreen.tsx'),
    'GroupsScreen',
  ),
  Auxiliaries: lazyRouteComponent(
    () => import('./pages/AuxiliariesScreen.tsx'),
    'AuxiliariesScreen',
  ),
  AuxiliariesHeatings: lazyRouteComponent(
    () => import('#web/heating/HeatingsScreen.tsx'),
    'HeatingsScreen',
  ),
  AuxiliariesDenostupne: lazyRouteComponent(
    () => import('#web/degree-days/DegreeDaysScreen.tsx'),
    'DegreeDaysScreen',
  ),
  AuxiliariesCnbRepo: lazyRouteComponent(() => import('#web/rates/PolicyScreen.tsx'), 'RepoScreen'),
  AuxiliariesCnbDiscount: lazyRouteComponent(
    () => import('#web/rates/PolicyScreen.tsx'),
    'DiscountScreen',
  ),
  AuxiliariesCnbExchangeRates: lazyRouteComponent(
    () => import('#web/rates/ExchangeScreen.tsx'),
    'ExchangeScreen',
  ),
  AuxiliariesSipo: lazyRouteComponent(() => import('#web/sipo/SipoScreen.tsx'), 'SipoScreen'),
  MoneyBank: lazyRouteComponent(() => import('#web/bank/BankScreen.tsx'), 'BankScreen'),
  InmesAddresses: lazyRouteComponent(
    () => import('#web/fieldwork/visits/AddressesScreen.tsx'),
    'AddressesScreen',
  ),
  InmesCalendar: lazyRouteComponent(
    () => import('#web/fieldwork/calendar/CalendarScreen.tsx'),
    'CalendarScreen',
  ),
  InmesEvents: lazyRouteComponent(
    () => import('#web/fieldwork/events/EventsScreen.tsx'),
    'EventsScreen',
  ),
  MetersOverview: lazyRouteComponent(() => import('#web/meters/MetersScreen.tsx'), 'MetersScreen'),
  Ledger: lazyRouteComponent(() => import('#web/money/LedgerScreen.tsx'), 'LedgerScreen'),
  ClaimedMonths: lazyRouteComponent(() => import('#web/money/MonthsScreen.tsx'), 'MonthsScreen'),
  Prescriptions: lazyRouteComponent(
    () => import('#web/prescription/PrescriptionsScreen.tsx'),
    'PrescriptionsScreen',
  ),
  Arrears: lazyRouteComponent(() => import('#web/arrears/ArrearsScreen.tsx'), 'ArrearsScreen'),
  Payments: lazyRouteComponent(() => import('#web/money/PaymentsScreen.tsx'), 'PaymentsScreen'),
  Refunds: lazyRouteComponent(
    () => import('#web/money/refunds/RefundsScreen.tsx'),
    'RefundsScreen',
  ),
  Accounting: lazyRouteComponent(
    () => import('#web/money/accounting/AccountingScreen.tsx'),
    'AccountingScreen',
  ),
  DebtConfirmations: lazyRouteComponent(
    () => import('#web/account-papers/ConfirmationsScreen.tsx'),
    'ConfirmationsScreen',
  ),
  AccountLink: lazyRouteComponent(
    () => import('#web/account-papers/AccountLinkScreen.tsx'),
    'AccountLinkScreen',
  ),
  ConfirmationLink: lazyRouteComponent(
    () => import('#web/account-papers/ConfirmationLinkScreen.tsx'),
    'ConfirmationLinkScreen',
  ),
  StatementLink: lazyRouteComponent(
    () => import('#web/settlement-link/StatementLinkScreen.tsx'),
    'StatementLinkScreen',
  ),
  BoardLink: lazyRouteComponent(
    () => import('#web/settlement-link/board/BoardLinkScreen.tsx'),
    'BoardLinkScreen',
  ),
  VisitLink: lazyRouteComponent(
    () => import('#web/visit-link/VisitLinkScreen.tsx'),
    'VisitLinkScreen',
  ),
  PosterLink: lazyRouteComponent(
    () => import('#web/visit-link/PosterLinkScreen.tsx'),
    'PosterLinkScreen',
  ),
  Verification: lazyRouteComponent(
    () => import('#web/account-papers/VerificationScreen.tsx'),
    'VerificationScreen',
  ),
  Consumption: lazyRouteComponent(() => import('#web/meters/monthly/InfoScreen.tsx'), 'InfoScreen'),
  Messages: lazyRouteComponent(() => import('./pages/MessagesScreen.tsx'), 'MessagesScreen'),
  NetworkError: lazyRouteComponent(
    () => import('./pages/NetworkErrorScreen.tsx'),
    'NetworkErrorScreen',
  ),
} satisfies Record<RouteName, ReturnType<typeof lazyRouteComponent>>;
