import { foldText } from '#contract/rules/search.ts';
import type { FrozenRecipient, FrozenSettlement } from '#contract/settlement/frozen.ts';
import type { FrozenAdvance } from '#contract/settlement/stored.ts';
import type { SettledAdvance } from '#server/core/ledger/settled-advances.sql.ts';
import { partyOf } from '#contract/settlement/party.ts';

/** Advances by recipients and services, and those that belong to none. */
export interface MatchedAdvances {
  readonly advances: readonly FrozenAdvance[];
  /** Of a party that bore the space on no day of the period. */
  readonly ofOthers: readonly SettledAdvance[];
  /** For something that no rule divides. */
  readonly withoutRule: readonly SettledAdvance[];
}

/** The recipient of the party in the space; of one that came back later its first time. */
function recipientsByParty(frozen: FrozenSettlement): ReadonlyMap<string, FrozenRecipient> {
  const told = new Map<string, FrozenRecipient>();
  for (const { pasport_id, recipients } of frozen.spaces)
    for (const recipient of recipients) {
      const key = `${pasport_id} ${partyOf(recipient.people)}`;
      if (recipient.people.length > 0 && !told.has(key)) told.set(key, recipient);
    }
  return told;
}

/**
 * What each recipient was claimed and has paid for the services of the settlement. An account is of a space and
 * its party, so it belongs to the recipient with just these people; a claim belongs to the service of its name,
 * whatever the case and diacritics.
 */
export function matchedAdvances(
  frozen: FrozenSettlement,
  rows: readonly SettledAdvance[],
): MatchedAdvances {
  const recipients = recipientsByParty(frozen);
  const services = new Map(
    frozen.services.map(({ rule }) => [foldText(rule.service_name), rule.service_id]),
  );
  const sums = new Map<string, FrozenAdvance>();
  const ofOthers: SettledAdvance[] = [];
  const withoutRule: SettledAdvance[] = [];
  for (const row of rows) {
    const service_id = services.get(foldText(row.name));
    const recipient = recipients.get(`${row.pasport_id} ${row.party}`);
    if (service_id === undefined) withoutRule.push(row);
    else if (recipient === undefined) ofOthers.push(row);
    else {
      const key = `${recipient.key} ${service_id}`;
      const before = sums.get(key);
      sums.set(key, {
        recipient: recipient.key,
        service_id,
        claimed: (before?.claimed ?? 0) + row.claimed,
        paid: (before?.paid ?? 0) + row.paid,
      });
    }
  }
  return { advances: [...sums.values()], ofOthers, withoutRule };
}
