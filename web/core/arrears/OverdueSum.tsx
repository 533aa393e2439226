import { Anchor } from '@mantine/core';
import { formatMoney } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';

interface OverdueSumProps {
  unit_id: number;
  /** Hellers. */
  overdue: number;
  /** The accounts that make it. */
  accounts: readonly number[];
  as_of?: string | undefined;
  /** Where more accounts stand together. */
  together: string;
}

/** An overdue sum as the way to what it is made of: to the debt of the account, or to the accounts where there are more. */
export function OverdueSum({ unit_id, overdue, accounts, as_of, together }: OverdueSumProps) {
  const hasAccounts = useIsOpenAddress(paths.Ledger);
  const [only, ...others] = accounts;
  if (only === undefined || (others.length > 0 && !hasAccounts)) return formatMoney(overdue);
  const day = as_of === undefined ? '' : `&as_of=${as_of}`;
  const debt = `${paths.Arrears}?unit=${unit_id}&account=${only}${day}`;
  return (
    <Anchor component={InnerLink} href={others.length > 0 ? together : debt}>
      {formatMoney(overdue)}
    </Anchor>
  );
}
