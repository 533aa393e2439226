import { lazyRouteComponent } from '@tanstack/react-router';
import type { RouteName } from '#web/lib/paths.ts';

/** Screens that are built; the other routes say that they are being worked on. */
export const screens = {
  Home: lazyRouteComponent(() => import('./home/Home.tsx'), 'Home'),
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
  ClientSettings: lazyRouteComponent(
    () => import('./pages/ClientSettingsScreen.tsx'),
    'ClientSettingsScreen',
  ),
  pasports: lazyRouteComponent(() => import('#web/pasports/PasportsScreen.tsx'), 'PasportsScreen'),
  AdminRuntimeSettings: lazyRouteComponent(
    () => import('./pages/RuntimeSettingsScreen.tsx'),
    'RuntimeSettingsScreen',
  ),
  AdminSitemap: lazyRouteComponent(() => import('#web/modules/Sitemap.tsx'), 'Sitemap'),
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
  Address: lazyRouteComponent(() => import('#web/addresses/AddressScreen.tsx'), 'AddressScreen'),
  buildings: lazyRouteComponent(
    () => import('#web/buildings/BuildingsScreen.tsx'),
    'BuildingsScreen',
  ),
  BuildingsGroups: lazyRouteComponent(
    () => import('#web/buildings/GroupsScreen.tsx'),
    'GroupsScreen',
  ),
  NetworkError: lazyRouteComponent(
    () => import('./pages/NetworkErrorScreen.tsx'),
    'NetworkErrorScreen',
  ),
} satisfies Partial<Record<RouteName, ReturnType<typeof lazyRouteComponent>>>;
