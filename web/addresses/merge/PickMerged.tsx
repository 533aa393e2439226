import { listedName } from '#contract/rules/listed-name.ts';
import { Button, Modal } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Address, AddressRow } from '#contract/addresses.ts';
import { soughtNames } from '#contract/rules/sought-name.ts';
import { rowSearch } from '#web/table/row-search.ts';
import { SearchBox } from '#web/table/SearchBox.tsx';
import { useAddresses } from '../addresses.queries.ts';
import { mergeAddress } from './merge-link.ts';
import styles from './merge.module.css';

const SUGGESTIONS = 10;

const { find } = rowSearch((row: AddressRow) => [
  ...soughtNames(row),
  row.street,
  row.city,
  row.phone,
  row.email,
  row.other_contacts,
  row.business_id,
]);

/** Finds the other record that is the same person or firm; both are then compared. */
export function PickMerged({ address, onClose }: { address: Address; onClose: () => void }) {
  const { unit_id, address_id } = address;
  const navigate = useNavigate();
  const [search, setSearch] = useState(address.company_name || address.last_name);
  const sought = useDeferredValue(search);
  const { data } = useAddresses(unit_id, { showHidden: true });
  const others = useMemo(
    () => data?.values.filter((row) => row.address_id !== address_id) ?? [],
    [data, address_id],
  );
  const found = find(others, sought).slice(0, SUGGESTIONS);
  const compare = (row: AddressRow) =>
    void navigate({ href: mergeAddress([address_id, row.address_id], 'record') });
  return (
    <Modal opened onClose={onClose} title={`Sloučit: ${listedName(address)}`}>
      <SearchBox
        value={search}
        onChange={setSearch}
        placeholder="Jméno, adresa, telefon, e-mail"
        label="S kterým záznamem sloučit"
        startsHere
      />
      <ul className={styles.found} aria-label="Nalezené záznamy">
        {found.map((row) => (
          <li key={row.address_id}>
            <Button
              variant="subtle"
              fullWidth
              justify="flex-start"
              classNames={{ label: styles.whole }}
              onClick={() => compare(row)}
            >
              {[row.full_name, row.street, row.city].filter((text) => text !== '').join(', ')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.detail} role="status">
        {found.length === 0 ? 'Nikdo takový v adresáři není.' : ''}
      </p>
    </Modal>
  );
}
