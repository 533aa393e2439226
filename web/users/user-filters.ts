import { shiftDays } from '#contract/czech/iso-date.ts';
import type { ClientUser } from '#contract/users.ts';
import { rowChoices } from '#web/table/row-choices.ts';
import { isActive, isWaiting } from './user-state.ts';

/** Who has not signed in for so many days may have gone, and his account should too. */
const DAYS_AWAY = 90;

/** The day of the last sign-in, of who has not signed in yet that of confirming the invitation. */
const lastSeen = ({ last_sign_in, client_confirmed }: ClientUser) =>
  (last_sign_in || client_confirmed).slice(0, 10);

/** Questions over users, as of a day. */
export const userChoices = (today: string) =>
  rowChoices<ClientUser>('Všichni', {
    admins: { text: 'Správci', keeps: ({ is_client_admin }) => is_client_admin },
    waiting: { text: 'Čekají na potvrzení', keeps: isWaiting },
    away: {
      text: `${String(DAYS_AWAY)} dní bez přihlášení`,
      keeps: (user) => isActive(user) && lastSeen(user) < shiftDays(today, -DAYS_AWAY),
    },
    blocked: { text: 'Zablokovaní', keeps: ({ blocked }) => blocked },
  });
