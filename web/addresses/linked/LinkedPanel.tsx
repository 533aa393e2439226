import { Anchor, Button, Title } from '@mantine/core';
import { IconLink } from '#web/icons/IconLink.ts';
import type { ReactNode } from 'react';
import type { Address } from '#contract/addresses.ts';
import type { LinkedAddresses } from '#contract/linked-addresses.ts';
import { pathTo } from '#web/lib/paths.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { addressLabels, addressTexts } from '../address-words.ts';
import { alikeWords } from './alike-words.ts';
import styles from './linked.module.css';
import { useLinkAddress, useLinked, useUnlinkAddress, useWriteToLinked } from './linked.queries.ts';

const texts = addressTexts([]);

/** In which other units the same firm or person is written down; nothing where in none. */
export function LinkedPanel({ address }: { address: Address }) {
  const { unit_id, address_id } = address;
  const { data } = useLinked(unit_id, address_id);
  if (data === undefined || data.linked.length + data.alike.length === 0) return null;
  return (
    <section className={styles.panel} aria-label="V ostatních jednotkách">
      <Title order={2}>V ostatních jednotkách</Title>
      {data.linked.length === 0 ? null : <Linked address={address} known={data} />}
      {data.alike.length === 0 ? null : <Alike address={address} known={data} />}
    </section>
  );
}

interface KnownProps {
  address: Address;
  known: LinkedAddresses;
}

interface PlaceProps {
  place: Pick<LinkedAddresses['linked'][number], 'unit_id' | 'unit_name' | 'address_id'>;
  full_name: string;
  children: ReactNode;
}

function Place({ place: { unit_id, unit_name, address_id }, full_name, children }: PlaceProps) {
  return (
    <li>
      <Anchor
        component={InnerLink}
        underline="always"
        href={`${pathTo('Address', { address_id })}?unit=${unit_id}`}
      >
        {unit_name}: {full_name}
      </Anchor>{' '}
      <span className={styles.told}>{children}</span>
    </li>
  );
}

function differenceText({ differing }: LinkedAddresses['linked'][number]): string {
  if (differing.length === 0) return 'údaje se shodují';
  const told = differing.map(({ field, value }) => {
    const label = addressLabels[field as keyof typeof addressLabels] ?? field;
    return `${label}: ${value === '' ? '(nevyplněno)' : (texts[field]?.(value) ?? value)}`;
  });
  return `má jinak – ${told.join('; ')}`;
}

function Linked({ address, known: { linked, is_shared } }: KnownProps) {
  const { unit_id, address_id, version } = address;
  const unlinking = useUnlinkAddress();
  const writing = useWriteToLinked();
  const params = { unit_id, id: String(address_id) };
  const differs = linked.some(({ differing }) => differing.length > 0);
  const write = () =>
    writing.mutate(
      { params, body: { version } },
      { onSuccess: () => flash('Údaje byly zapsány i do ostatních jednotek') },
    );
  const unlink = () =>
    unlinking.mutate(
      { params, body: {} },
      { onSuccess: () => flash('Propojení bylo zrušeno, záznamy zůstaly') },
    );
  return (
    <>
      <p className={styles.told}>
        {is_shared
          ? 'Tatáž firma je propojena; uložené změny se zapíší do všech jejích záznamů.'
          : 'Tatáž osoba je propojena; každá jednotka si vede své údaje.'}
      </p>
      <ul className={styles.places}>
        {linked.map((one) => (
          <Place key={one.address_id} place={one} full_name={one.full_name}>
            {differenceText(one)}
          </Place>
        ))}
      </ul>
      <div className={styles.actions}>
        {differs ? (
          <Button variant="light" loading={writing.isPending} onClick={write}>
            Zapsat údaje odtud do ostatních jednotek
          </Button>
        ) : null}
        <Button variant="subtle" color="gray" loading={unlinking.isPending} onClick={unlink}>
          Zrušit propojení
        </Button>
      </div>
      <ErrorLine error={writing.error ?? unlinking.error} />
    </>
  );
}

function Alike({ address, known: { alike, is_shared } }: KnownProps) {
  const linking = useLinkAddress();
  const params = { unit_id: address.unit_id, id: String(address.address_id) };
  const link = (address_id: number) =>
    linking.mutate(
      { params, body: { address_id } },
      { onSuccess: () => flash('Záznamy byly propojeny') },
    );
  return (
    <>
      <p className={styles.told}>
        {is_shared
          ? 'Patrně tatáž firma; po propojení všude platí údaje odtud:'
          : 'Patrně tatáž osoba:'}
      </p>
      <ul className={styles.places}>
        {alike.map((one) => (
          <Place key={one.address_id} place={one} full_name={one.full_name}>
            {one.reasons.map((reason) => alikeWords[reason]).join(', ')}
            <Button
              ml="xs"
              size="compact-sm"
              variant="light"
              leftSection={<IconLink size="1rem" aria-hidden="true" />}
              loading={linking.isPending}
              onClick={() => link(one.address_id)}
            >
              Propojit
            </Button>
          </Place>
        ))}
      </ul>
      <ErrorLine error={linking.error} />
    </>
  );
}
