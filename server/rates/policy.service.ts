import type {
  createPolicyRate,
  deletePolicyRate,
  listPolicyRates,
  PolicyKind,
  PolicyRate,
  updatePolicyRate,
} from '#contract/rates.ts';
import { savedOr } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import {
  deletePolicyRow,
  insertPolicyRate,
  selectPolicyRate,
  selectPolicyRates,
  updatePolicyRow,
} from './policy.sql.ts';
import { nameOf, toldRate } from './told.ts';

const subjectOf = (kind: PolicyKind, day: string) => `cnb_${kind}_rates.${day}`;

/** The history of a rate, newest first. */
export async function readPolicyRates({ db, params }: ActorCall<typeof listPolicyRates>) {
  return { values: await selectPolicyRates(db, params.kind) };
}

async function handRate(db: Db, kind: PolicyKind, day: string): Promise<PolicyRate> {
  const row = await selectPolicyRate(db, kind, day);
  ensure(row !== undefined, 'not-found');
  ensure(row.source === 'hand', 'rate-of-bank');
  return row;
}

/** Puts a rate by hand. Errors: `rate-known` for a day that has one. */
export async function putPolicyRate({
  db,
  actor,
  params: { kind },
  body,
}: ActorCall<typeof createPolicyRate>): Promise<PolicyRate> {
  const { valid_from, rate, reason } = body;
  const row = { valid_from, rate, reason, put_by: nameOf(actor) };
  ensure(await insertPolicyRate(db, kind, row), 'rate-known');
  const after = await handRate(db, kind, valid_from);
  await logSettingChange(db, actor, {
    subject: subjectOf(kind, valid_from),
    before: {},
    after: toldRate(after),
  });
  return after;
}

/** Corrects a rate put by hand. Errors: `not-found`, `rate-of-bank`, `version-conflict`. */
export async function correctPolicyRate({
  db,
  actor,
  params: { kind, valid_from },
  body,
}: ActorCall<typeof updatePolicyRate>): Promise<PolicyRate> {
  const before = await handRate(db, kind, valid_from);
  const { rate = before.rate, reason = before.reason, version = before.version } = body;
  const row = { valid_from, rate, reason, put_by: nameOf(actor) };
  const isSaved = await updatePolicyRow(db, kind, row, version);
  const now = await selectPolicyRate(db, kind, valid_from);
  const after = await savedOr(isSaved ? now : undefined, () => Promise.resolve(now));
  await logSettingChange(db, actor, {
    subject: subjectOf(kind, valid_from),
    before: toldRate(before),
    after: toldRate(after),
  });
  return after;
}

/** Deletes a rate put by hand. Errors: `not-found`, `rate-of-bank`. */
export async function removePolicyRate({
  db,
  actor,
  params: { kind, valid_from },
}: ActorCall<typeof deletePolicyRate>) {
  const before = await handRate(db, kind, valid_from);
  ensure(await deletePolicyRow(db, kind, valid_from), 'not-found');
  await logSettingChange(db, actor, {
    subject: subjectOf(kind, valid_from),
    before: toldRate(before),
    after: { rate: null, reason: null },
  });
  return { deleted: true as const };
}
