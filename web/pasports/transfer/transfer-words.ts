import { shiftDays } from '#contract/czech/iso-date.ts';
import { transferKindValue, type Transfer } from '#contract/pasports/transfers.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ownersList } from './transfer-sentence.ts';

type Owners = Transfer['owners'];

/** 'Nová Petra 1/2 a Nový Jan 1/2'. */
export function namesOf(owners: Owners): string {
  return ownersList(owners.map((owner) => ({ ...owner, name: owner.owner_name })));
}

/** 'Prodej od 1. 3. 2024'. */
export function transferTitle({ transfer_kind, first_day }: Transfer): string {
  const name = transferKindValue.names[transfer_kind];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} od ${formatDate(first_day)}`;
}

/** What a transfer has done: who has ended, and who owns instead. */
export function transferText({ first_day, former, owners }: Transfer): string {
  return `${formatDate(shiftDays(first_day, -1))} skončilo vlastnictví: ${namesOf(former)}. Od ${formatDate(first_day)} vlastní ${namesOf(owners)}.`;
}
