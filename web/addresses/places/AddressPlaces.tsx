import { Button } from '@mantine/core';
import { IconCalendarEvent } from '#web/icons/IconCalendarEvent.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAddressPlace, listAddressPlaces } from '#contract/address-places.ts';
import type { AddressPlace } from '#contract/address-places.ts';
import type { Address } from '#contract/addresses.ts';
import { placeOn } from '#contract/rules/address-on.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { queryFor, useCall } from '#web/lib/query.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import styles from '../addresses.module.css';
import { NewPlace } from './NewPlace.tsx';

const kindWords = { postal: 'adresa', delivery: 'doručovací adresa' } as const;

function daysText({ first_day, last_day }: AddressPlace): string {
  const from = first_day === null ? '' : `od ${formatDate(first_day)}`;
  return last_day === null ? from : `${from} do ${formatDate(last_day)}`.trim();
}

function placeText({ name, street, zip, city }: DatedText): string {
  const town = [zip, city].filter((part) => part !== '').join(' ');
  return [name, street, town].filter((part) => part !== '').join(', ');
}

type DatedText = Pick<AddressPlace, 'name' | 'street' | 'zip' | 'city'>;

/** Which address held, or is going to hold, on a day. */
function OnDay({ address, places }: { address: Address; places: readonly AddressPlace[] }) {
  const [day, setDay] = useState<string>();
  const { street, zip, city } = address;
  const postal = places.filter(({ place_kind }) => place_kind === 'postal');
  const held = placeOn(day ?? todayInPrague(), { name: '', street, zip, city }, postal);
  return (
    <div className={styles.contacts}>
      <AsOfField value={day} onChange={setDay} />
      <span role="status">{day === undefined ? '' : `Adresa toho dne: ${placeText(held)}`}</span>
    </div>
  );
}

/** Where the record was before and where it is going to be, and the way to a new address from a day. */
export function AddressPlaces({ address }: { address: Address }) {
  const { unit_id, address_id } = address;
  const params = { unit_id, id: String(address_id) };
  const places = useQuery(queryFor(listAddressPlaces, { params })).data?.values ?? [];
  const [isChanging, setChanging] = useState(false);
  return (
    <div className={styles.dated}>
      {places.length === 0 ? null : (
        <ul className={styles.places} aria-label="Dřívější a budoucí adresy">
          {places.map((place) => (
            <Place key={place.address_place_id} place={place} of={{ unit_id, address_id }} />
          ))}
        </ul>
      )}
      {places.length === 0 ? null : <OnDay address={address} places={places} />}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconCalendarEvent size="1rem" aria-hidden="true" />}
        onClick={() => setChanging(true)}
      >
        Nová adresa ode dne
      </Button>
      {isChanging ? <NewPlace address={address} onClose={() => setChanging(false)} /> : null}
    </div>
  );
}

interface PlaceProps {
  place: AddressPlace;
  of: { unit_id: number; address_id: number };
}

function Place({ place, of }: PlaceProps) {
  const cancelling = useCall(deleteAddressPlace, { invalidates: [listAddressPlaces] });
  const cancel = () =>
    cancelling.mutate(
      { params: { ...of, id: place.address_place_id } },
      { onSuccess: () => flash('Budoucí změna adresy byla zrušena') },
    );
  return (
    <li>
      {daysText(place)}: {kindWords[place.place_kind]} {placeText(place)}
      {place.last_day === null ? (
        <Button
          ml="xs"
          size="compact-sm"
          variant="subtle"
          color="gray"
          loading={cancelling.isPending}
          onClick={cancel}
        >
          Zrušit změnu
        </Button>
      ) : null}
      <ErrorLine error={cancelling.error} />
    </li>
  );
}
