import { Anchor, Skeleton } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { FiledShare } from '#contract/file-store.ts';
import { sizeText } from '#contract/rules/file-size.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { useFileStore } from '#web/core/files/FileRoom.tsx';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { useSession } from '#web/session/session.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { filedLists } from './filed-lists.ts';
import { LicencePanel } from './LicencePanel.tsx';
import { LimitBar } from './LimitBar.tsx';
import styles from './licence.module.css';

/** How full the files of the unit are that the address names, or of the active one. */
export function FileStore() {
  const { unit: named, part }: { unit?: unknown; part?: unknown } = useSearch({ strict: false });
  const units = useSession()?.units ?? [];
  const active = useActiveUnit();
  const unit = units.find(({ unit_id }) => unit_id === named) ?? active;
  const place = useRef<HTMLDivElement>(null);
  const isAsked = part === 'files' && unit !== null;
  useEffect(() => {
    if (isAsked) place.current?.focus();
  }, [isAsked]);
  if (unit === null) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.asked}>
      <LicencePanel heading={`Soubory jednotky ${unit.name}`}>
        <Store unit_id={unit.unit_id} />
      </LicencePanel>
    </div>
  );
}

function Store({ unit_id }: { unit_id: number }) {
  const { data, error, refetch } = useFileStore(unit_id);
  if (data === undefined)
    return error === null ? (
      <Skeleton height="6rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const { used_bytes, most_bytes, values } = data;
  return (
    <>
      <LimitBar
        label="Soubory a fotky"
        note="Přílohy záznamů a fotky; když se nevejdou, portál další nepřijme"
        used={used_bytes}
        most={most_bytes}
        text={sizeText}
      />
      {values.length === 0 ? (
        <p className={styles.text}>Jednotka zatím žádné soubory nemá.</p>
      ) : (
        <ul className={styles.kinds} aria-label="Co zabírá místo">
          {values.map((share) => (
            <Share key={share.kind} share={share} unit_id={unit_id} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Files of records of one kind, with the way to the list from which they are sorted out. */
function Share({ share: { kind, count, bytes }, unit_id }: { share: FiledShare; unit_id: number }) {
  const { text, path } = filedLists[kind];
  const isOpen = useIsOpenAddress(path);
  const files = czechPlural(count, 'soubor', 'soubory', 'souborů');
  return (
    <li>
      {isOpen ? (
        <Anchor
          component={InnerLink}
          href={`${path}${path.includes('?') ? '&' : '?'}unit=${unit_id}`}
        >
          {text}
        </Anchor>
      ) : (
        <span>{text}</span>
      )}
      <span className="k-figures">{`${formatNumber(count, 0)}\u00A0${files}, ${sizeText(bytes)}`}</span>
    </li>
  );
}
