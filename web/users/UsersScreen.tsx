import { Page } from '#web/ui/Page.tsx';
import { Users } from './Users.tsx';

/** Users of the client for its admin (route /client/users). */
export function UsersScreen() {
  return (
    <Page title="Uživatelé" note="Kdo za klienta v portálu pracuje a co smí.">
      <Users />
    </Page>
  );
}
