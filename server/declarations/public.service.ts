import { czechDate } from '#contract/czech/iso-date.ts';
import type { Declared, declarePersons, openDeclaration } from '#contract/declarations.ts';
import type { Asked } from '#contract/pasports/asked.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { ensureModule } from '#server/access/actor.ts';
import { clientOfProof, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { holderOf } from '#server/access/sheet-holder.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { Caller, OutsideCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { keepAnswer } from './answer.ts';
import { selectLastDeclared } from './answers.sql.ts';
import { selectAskedHeld, selectHolder, type AskedSpace } from './asked.sql.ts';
import { today } from './words.ts';

/** The space that somebody has proven to be asked about. */
interface Found {
  readonly unit: OwnedUnit;
  readonly space: AskedSpace;
  readonly way: 'code' | 'link';
}

const CANCELLED = 'Hlášení osob bylo zrušeno, nic nemusíte vyplňovat.';

function ended({ state, closes }: AskedSpace): string {
  if (state === 'cancelled') return CANCELLED;
  const when = state === 'closed' ? 'správce už uzavřel' : `skončilo ${czechDate(closes)}`;
  return `Hlášení osob ${when}. Počet osob oznamte přímo správci.`;
}

type Holder = NonNullable<Awaited<ReturnType<typeof selectHolder>>>;

/** Errors: `sheet-code-unknown` of one that is gone, `module-off`, `asking-ended`. */
async function openSpace(
  db: Db,
  portal: Portal,
  { client_id, unit_id, person_campaign_space_id }: Holder,
): Promise<Pick<Found, 'unit' | 'space'>> {
  await setTenant(db, client_id);
  ensureModule(['pasports'], await selectOpenedToClient(db, client_id, ['pasports']));
  const unit = await ownedUnit(db, { client_id: clientOfProof(client_id) }, unit_id);
  const space = await selectAskedHeld(db, unit, { person_campaign_space_id });
  ensure(space !== undefined, 'sheet-code-unknown');
  const isOpen = space.state === 'running' && today(portal) <= space.closes;
  ensure(isOpen, 'asking-ended', { errorMsg: ended(space) });
  return { unit, space };
}

/** Does the work over the space of the secret. Errors: those of `holderOf` and `openSpace`. */
async function withSpace<R>(
  { caller, portal, secret }: { caller: Caller; portal: Portal; secret: string },
  work: (db: Db, found: Found) => Promise<R>,
): Promise<R> {
  const brought = { caller, portal, of: 'declaration', secret } as const;
  const { holder, way } = await holderOf(brought, selectHolder);
  return portal.database.transaction(async (db) =>
    work(db, { ...(await openSpace(db, portal, holder)), way }),
  );
}

function askedOf(space: AskedSpace, declared: string | null): Asked {
  const { campaign_name, unit_name, building_name, place, space_number, valid_from, closes } =
    space;
  return {
    campaign_name,
    unit_name,
    building_name,
    place,
    space_number,
    valid_from,
    closes,
    declared,
  };
}

/** What is asked for, and of whom nothing. */
export async function open(call: OutsideCall<typeof openDeclaration>): Promise<Asked> {
  const { caller, portal, body } = call;
  return withSpace({ caller, portal, secret: body.secret }, async (db, { unit, space }) =>
    askedOf(space, await selectLastDeclared(db, unit, space.person_campaign_space_id)),
  );
}

/** Keeps what was declared; whatever was declared before stays beside it. Errors: `invalid-input` too. */
export async function declare(call: OutsideCall<typeof declarePersons>): Promise<Declared> {
  const { caller, portal, body } = call;
  const { secret, ...answer } = body;
  return withSpace({ caller, portal, secret }, async (db, { unit, space, way }) => {
    const came = {
      way,
      delivered: today(portal),
      client_user_id: null,
      created: portal.now().toISOString(),
    };
    const kept = await keepAnswer(db, unit, space, { ...answer, ...came });
    const { persons_count, declared_by, created, shown, valid_from } = kept;
    const told = { ...askedOf(space, created), valid_from };
    return { ...told, persons_count, declared_by, declared: created, shown };
  });
}
