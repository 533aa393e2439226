import { useNavigate, useRouter } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import { createStore } from '#web/lib/store.ts';

/** The list that the last record was opened from, as it was left. */
const listLeft = createStore(paths.Addresses);

/** Opens a record of the address book over the list that stands in the address. */
export function useOpenAddress() {
  const navigate = useNavigate();
  const router = useRouter();
  return (unit_id: number, address_id: number) => {
    listLeft.set(router.history.location.href);
    void navigate({
      to: '/address/$address_id',
      params: { address_id: String(address_id) },
      search: { unit: unit_id },
    });
  };
}

/** Leaves a record for the list that it was opened from; for all addresses when it was opened by a link. */
export function useLeaveAddress() {
  const navigate = useNavigate();
  return ({ ignoreBlocker = false } = {}) => void navigate({ href: listLeft.get(), ignoreBlocker });
}
