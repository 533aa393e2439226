import { Button, Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { UsualPlace } from '#contract/billing/usual-places.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import { useCreatePlaces, useUsualPlaces } from './billing.queries.ts';
import styles from './billing.module.css';
import { kindText, WHOLE_UNIT } from './place-words.ts';

interface UsualPlacesProps {
  unit_id: number;
  onClose: () => void;
}

/** What a unit usually pays for, looked through before it is made: all of it, or nothing. */
export function UsualPlaces({ unit_id, onClose }: UsualPlacesProps) {
  useReturnedFocus();
  const { data, error, refetch } = useUsualPlaces(unit_id, true);
  const creation = useCreatePlaces();
  const [fault, setFault] = useState<unknown>(null);
  const places = data?.values ?? [];
  const isEmpty = data !== undefined && places.length === 0;
  const accept = () => {
    setFault(null);
    creation.mutate(
      { params: { unit_id }, body: { places: places.map(inputOf) } },
      {
        onSuccess: (answer) => {
          flash(`${countText(places.length)}: založeno`, answer);
          onClose();
        },
        onError: setFault,
      },
    );
  };
  return (
    <Modal opened onClose={onClose} title="Obvyklá odběrná místa">
      {data === undefined ? (
        error === null ? (
          <Skeleton height="12rem" />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        )
      ) : isEmpty ? (
        <p>Jednotka už obvyklá místa má, nebo zatím nemá žádný dům.</p>
      ) : (
        <Offered places={places} />
      )}
      <DialogFoot note={<ErrorLine error={fault} />}>
        <Button variant="default" onClick={onClose}>
          {isEmpty ? 'Zavřít' : 'Zrušit'}
        </Button>
        {isEmpty ? null : (
          <Button
            disabled={places.length === 0}
            loading={creation.isPending}
            title="Ctrl+Enter"
            data-autofocus
            onClick={accept}
          >
            {places.length === 0 ? 'Založit' : `Založit ${countText(places.length)}`}
          </Button>
        )}
      </DialogFoot>
    </Modal>
  );
}

const countText = (count: number) =>
  `${count} ${czechPlural(count, 'odběrné místo', 'odběrná místa', 'odběrných míst')}`;

const inputOf = ({ kind, code, name, invoice_place_id, pasport_ids }: UsualPlace) => ({
  kind,
  code,
  name,
  invoice_place_id,
  pasport_ids,
});

function Offered({ places }: { places: readonly UsualPlace[] }) {
  return (
    <>
      <p>
        Navrženo podle domů a měřidel jednotky. Dodavatele, čísla a smlouvy pak doplníte; co
        nepotřebujete, smažete.
      </p>
      <ul className={styles.offered}>
        {places.map((place) => (
          <li key={place.code}>
            <p className={styles.name}>{`${place.code} – ${place.name}`}</p>
            <p className={styles.kind}>
              {[
                kindText(place.kind),
                place.serves === '' ? WHOLE_UNIT : place.serves,
                place.invoice_meter === '' ? '' : `měřidlo ${place.invoice_meter}`,
              ]
                .filter((text) => text !== '')
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
