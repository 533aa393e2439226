import { usePlace, wordIn, type Search } from '#web/lib/place.ts';
import { Page } from '#web/ui/Page.tsx';
import { Users } from './Users.tsx';

/** Which users are listed; all of them without a choice. */
interface UsersPlace {
  readonly filter?: string | undefined;
}

const readPlace = ({ filter }: Search): UsersPlace => ({ filter: wordIn(filter) });

/** Users of the client for its admin (route /client/users). */
export function UsersScreen() {
  const { place, go } = usePlace<UsersPlace>({ read: readPlace, isTraceless: true });
  return (
    <Page title="Uživatelé" note="Kdo za klienta v portálu pracuje a co smí.">
      <Users filter={place.filter} onFilter={(filter) => go({ filter })} />
    </Page>
  );
}
