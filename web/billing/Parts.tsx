import { Anchor, Button } from '@mantine/core';
import { IconPlugConnected } from '#web/icons/IconPlugConnected.ts';
import { IconPlugConnectedX } from '#web/icons/IconPlugConnectedX.ts';
import { useState } from 'react';
import type { BillingPlace, BillingPlacePart } from '#contract/billing/places.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useDisconnect, useHouses } from './billing.queries.ts';
import styles from './billing.module.css';
import type { Go } from './place.ts';
import { partAddress, partKinds } from './place-words.ts';

interface PartsProps {
  place: BillingPlace;
  go: Go;
}

/** Houses, spaces and meters that the place serves; without any it serves the whole unit. */
export function Parts({ place, go }: PartsProps) {
  const { unit_id, billing_place_id, parts } = place;
  const disconnecting = useDisconnect();
  const [fault, setFault] = useState<unknown>(null);
  const houses = useHouses(unit_id);
  const disconnect = ({ billing_place_part_id: id, name }: BillingPlacePart) => {
    setFault(null);
    disconnecting.mutate(
      { params: { unit_id, billing_place_id, id: String(id) } },
      { onSuccess: (answer) => flash(`${name}: odpojeno`, answer), onError: setFault },
    );
  };
  const connect = (
    <Button
      variant="light"
      leftSection={<IconPlugConnected size="1.125rem" aria-hidden="true" />}
      onClick={() => go({ act: 'connect' })}
    >
      Připojit
    </Button>
  );
  if (parts.length === 0)
    return (
      <EmptyState
        icon="building"
        title="Místo slouží celé jednotce"
        text="Má-li se náklad dělit jen mezi některé, připojte domy, prostory nebo měřidla."
        action={connect}
      />
    );
  return (
    <div className={styles.parts}>
      <div>{connect}</div>
      <ErrorLine error={fault} isOfAction />
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part.billing_place_part_id}>
            <PartName part={part} href={partAddress(unit_id, part, houses)} />
            <span className={styles.kind}>{partKinds[part.kind]}</span>
            <IconButton
              label={`Odpojit ${part.name}`}
              variant="subtle"
              color="gray"
              disabled={disconnecting.isPending}
              onClick={() => disconnect(part)}
            >
              <IconPlugConnectedX size="1.125rem" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PartName({ part, href }: { part: BillingPlacePart; href: string | undefined }) {
  return href === undefined ? (
    <span>{part.name}</span>
  ) : (
    <Anchor component={InnerLink} href={href}>
      {part.name}
    </Anchor>
  );
}
