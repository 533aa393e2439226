import { NativeSelect } from '@mantine/core';
import { movementFilter } from '#contract/money/bank-movements.ts';
import { useAccounts } from './bank.queries.ts';
import { Movements } from './Movements.tsx';
import type { BankPlace, Go } from './place.ts';

interface MovementsTabProps {
  unit_id: number;
  place: BankPlace;
  go: Go;
}

const replaced = { replace: true };

/** Movements of all accounts; those that wait first. */
export function MovementsTab({ unit_id, place, go }: MovementsTabProps) {
  const { data } = useAccounts(unit_id);
  const { account } = place;
  const usual = place.movement === undefined ? 'waiting' : 'all';
  const filter = movementFilter.safeParse(place.filter).data ?? usual;
  const accounts = (data?.values ?? []).map(({ bank_account_id, name }) => ({
    value: String(bank_account_id),
    label: name,
  }));
  return (
    <Movements
      unit_id={unit_id}
      account={account}
      filter={filter}
      onFilter={(name) => go({ filter: name, movement: undefined }, replaced)}
      open={place.movement}
      onOpen={(movement) => go({ movement, filter }, replaced)}
      held={Number(account !== undefined)}
      filters={
        accounts.length < 2 ? undefined : (
          <NativeSelect
            aria-label="Účet"
            value={account === undefined ? '' : String(account)}
            data={[{ value: '', label: 'Všechny účty' }, ...accounts]}
            onChange={({ currentTarget: { value } }) =>
              go({ account: value === '' ? undefined : Number(value) }, replaced)
            }
          />
        )
      }
    />
  );
}
