import { IconArrowRight } from '#web/icons/IconArrowRight.ts';
import { IconBolt } from '#web/icons/IconBolt.ts';
import { useId } from 'react';
import { Keys } from '#web/ui/Keys.tsx';
import { findKinds } from './find-kinds.ts';
import type { Hit, HitGroup } from './hits.ts';
import type { Offer } from './offers.ts';
import styles from './search.module.css';
import { optionId } from './useWalk.ts';

interface HitListProps {
  readonly groups: readonly HitGroup[];
  readonly pointed: Hit | undefined;
  /** The active unit; finds of others say whose they are. */
  readonly unit_id: number | null;
  readonly onChoose: (hit: Hit) => void;
}

/** Records, screens and actions under their headings. */
export function HitList({ groups, ...rest }: HitListProps) {
  return (
    <div role="listbox" id="finds" aria-label="Nabídka" className={styles.list}>
      {groups.map((group) => (
        <Group key={group.heading} group={group} {...rest} />
      ))}
    </div>
  );
}

type GroupProps = Omit<HitListProps, 'groups'> & { readonly group: HitGroup };

function Group({ group: { heading, hits }, ...rest }: GroupProps) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} className={styles.heading} role="presentation">
        {heading}
      </p>
      {hits.map((hit) => (
        <HitOption key={hit.key} hit={hit} {...rest} />
      ))}
    </div>
  );
}

type FindHit = Extract<Hit, { find: unknown }>;
type OptionProps = Omit<HitListProps, 'groups'> & { readonly hit: Hit };

function HitOption({ hit, pointed, unit_id, onChoose }: OptionProps) {
  const look = hit.find === undefined ? lookOfOffer(hit.offer) : lookOfFind(hit, unit_id);
  const { sign: Sign, title, detail, keys } = look;
  return (
    <button
      type="button"
      tabIndex={-1}
      role="option"
      id={optionId(hit)}
      aria-selected={pointed?.key === hit.key}
      aria-disabled={(hit.offer !== undefined && hit.offer.hindrance !== '') || undefined}
      className={styles.option}
      onClick={() => onChoose(hit)}
    >
      <Sign size="1.25rem" stroke={1.6} aria-hidden="true" className={styles.sign} />
      <span className={styles.names}>
        <span className={styles.title}>{title}</span>
        {detail === '' ? null : <span className={styles.detail}>{detail}</span>}
      </span>
      {keys === '' ? null : <Keys keys={keys} className={styles.keys} />}
    </button>
  );
}

function lookOfFind({ find, part }: FindHit, unit_id: number | null) {
  const isElsewhere = find.unit_id !== unit_id && find.kind !== 'unit';
  const told = [find.detail, isElsewhere ? find.unit_name : ''].filter((text) => text !== '');
  const title = part === undefined ? find.title : `${find.title} – ${part.title}`;
  return { sign: findKinds[find.kind].sign, title, detail: told.join(' · '), keys: '' };
}

function lookOfOffer({ kind, title, hindrance, keys }: Offer) {
  return { sign: kind === 'screen' ? IconArrowRight : IconBolt, title, detail: hindrance, keys };
}
