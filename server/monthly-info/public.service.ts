import type {
  openConsumption,
  OpenedMonthInfo,
  withdrawConsumption,
} from '#contract/consumption.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import type { MonthUse } from '#contract/metering/month-infos.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { ensureModule } from '#server/access/actor.ts';
import { clientOfProof, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { secretHash } from '#server/access/secret.ts';
import { secretHolder } from '#server/access/secret-holder.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { Caller, OutsideCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { updateWithdrawn } from './choices.sql.ts';
import { selectHolder, takeOpened, type OpenedInfo } from './opened.sql.ts';

type Holder = NonNullable<Awaited<ReturnType<typeof selectHolder>>>;

/**
 * Whose the secret is. Errors: `info-unknown`, `too-many-requests`.
 */
async function holderOf(portal: Portal, caller: Caller, secret: string): Promise<Holder> {
  const asked = { caller, portal, kind: 'consumption', hash: secretHash(secret) } as const;
  const holder = await secretHolder(asked, selectHolder);
  ensure(holder !== undefined, 'info-unknown');
  return holder;
}

function ensureHolds({ is_revoked, expires }: OpenedInfo, today: string): void {
  ensure(!is_revoked, 'info-unknown', {
    errorMsg: 'Správce tento odkaz zrušil. O údaje za měsíc ho, prosím, požádejte.',
  });
  ensure(today <= expires, 'info-unknown', {
    errorMsg: `Platnost odkazu skončila ${czechDate(expires)}. O starší údaje, prosím, požádejte správce.`,
  });
}

/** Until it was told by what an amount is divided, mails were kept without it. */
const asTold = (use: OpenedInfo['content']['uses'][number]): MonthUse => ({
  ...use,
  divided_by: use.divided_by ?? [],
  former_divided_by: use.former_divided_by ?? [],
});

/** A call with the secret of a link, whatever it asks for. */
type LinkCall = Pick<OutsideCall<typeof openConsumption>, 'caller' | 'portal' | 'body'>;

/** Opens what the link tells, and does the work over it. Errors: those of `holderOf`, `module-off`. */
async function withInfo(
  { caller, portal, body }: LinkCall,
  work: (db: Db, unit: OwnedUnit, info: OpenedInfo, now: string) => Promise<OpenedInfo>,
): Promise<{ readonly told: OpenedMonthInfo; readonly client_id: number }> {
  const { client_id, unit_id, monthly_info_id } = await holderOf(portal, caller, body.secret);
  return portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    ensureModule(['meters'], await selectOpenedToClient(db, client_id, ['meters']));
    const unit = await ownedUnit(db, { client_id: clientOfProof(client_id) }, unit_id);
    const now = portal.now().toISOString();
    const today = pragueDay(portal.now());
    const info = await takeOpened(db, unit, monthly_info_id, { now, today });
    ensure(info !== undefined, 'info-unknown');
    ensureHolds(info, today);
    const { content, expires, wanted } = await work(db, unit, info, now);
    const uses = content.uses.map(asTold);
    return { told: { ...content, uses, expires, wanted }, client_id };
  });
}

/** What the link tells, and whose client it is of. Errors: those of `withInfo`. */
export const openFor = (call: LinkCall) =>
  withInfo(call, (_db, _unit, info) => Promise.resolve(info));

/** What the month of the space was, as it was sent. */
export async function open(call: OutsideCall<typeof openConsumption>): Promise<OpenedMonthInfo> {
  return (await openFor(call)).told;
}

/** No more mails for this space and person; the link goes on telling what it told. */
export async function withdraw(
  call: OutsideCall<typeof withdrawConsumption>,
): Promise<OpenedMonthInfo> {
  const { told } = await withInfo(call, async (db, unit, info, now) => {
    await updateWithdrawn(db, unit, [info], { way: 'link', now });
    return { ...info, wanted: false };
  });
  return told;
}
