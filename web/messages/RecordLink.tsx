import { IconArrowRight } from '#web/icons/IconArrowRight.ts';
import type { MouseEvent } from 'react';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import type { RouteName } from '#web/lib/paths.ts';
import { routeOf } from '#web/lib/route-match.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import { useSession } from '#web/session/session.ts';
import { workWith } from '#web/session/work-with.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './messages.module.css';

const words: Partial<Record<RouteName, string>> = {
  AuxiliariesRevisionTypes: 'Otevřít revize',
  AuxiliariesSipo: 'Otevřít SIPO',
  pasports: 'Otevřít prostor',
  MetersOverview: 'Otevřít měřidla',
  Contracts: 'Otevřít smlouvy',
  AddressBook: 'Otevřít adresář',
  Payments: 'Otevřít platby',
  BlogDetail: 'Otevřít novinku',
  ClientLicense: 'Otevřít licenci',
  Messages: 'Zobrazit úlohu',
};

interface RecordLinkProps {
  link: string;
  /** What is written on it, where it is more than the kind of the record. */
  text?: string;
  onFollow?: () => void;
}

/**
 * The way to the record that a message speaks of, and to its unit; nothing where it speaks of none, or
 * of what the reader may not open.
 */
export function RecordLink({ link, text, onFollow }: RecordLinkProps) {
  const isOpen = useIsOpenAddress(link);
  const units = useSession()?.units ?? [];
  const { pathname, searchParams } = new URL(link, 'https://portal.invalid');
  const asked = searchParams.get('unit');
  const unit = units.find(({ unit_id }) => String(unit_id) === asked);
  const name = routeOf(pathname);
  if (link === '' || name === undefined || !isOpen) return null;
  if (asked !== null && unit === undefined) return null;
  const follow = (event: MouseEvent) => {
    // What opens elsewhere leaves this page as it is; the address names the unit.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (unit !== undefined) {
      workWith({ unit_id: unit.unit_id, unit_name: unit.name });
      selectedCity.set(0);
    }
    onFollow?.();
  };
  return (
    <InnerLink href={link} className={styles.record} onClick={follow}>
      {text ?? words[name] ?? 'Otevřít záznam'}
      <IconArrowRight size="1rem" aria-hidden="true" />
    </InnerLink>
  );
}
