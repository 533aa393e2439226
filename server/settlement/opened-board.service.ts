import {
  MOST_CHANGED,
  type BoardReview,
  type decideBoard,
  type openBoardLink,
  type OpenedBoard,
  type readBoardDocument,
} from '#contract/settlement/board.ts';
import { changeReasons, mostChanged } from '#contract/settlement/most-changed.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectUnitName } from '#server/core/clients/unit-name.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { boardLinks, selectReview, updateDecided } from './board.sql.ts';
import { differencesOf } from './compared.ts';
import { documentFile, documentFiles, withLink, type LinkCall } from './link-opening.ts';
import { readCount, settledRecipients, settledServices, type ReadCount } from './result.ts';
import { selectFormerCount } from './former-counts.sql.ts';
import {
  selectSettlement,
  selectSettlementForUpdate,
  selectStoredCount,
  type StoredCount,
} from './settlements.sql.ts';
import { houseOf } from './simulating.ts';

/** What the link of a member of the board opens. */
interface Opened {
  readonly review: BoardReview;
  readonly stored: StoredCount;
  readonly own: ReadCount;
}

/** Opens the link and does the work over the count that it shows. Errors: those of `withLink`. */
function withBoard<T>(
  call: LinkCall,
  work: (db: Db, unit: OwnedUnit, opened: Opened) => Promise<T>,
): Promise<T> {
  return withLink(call, { kind: 'board', table: boardLinks }, async (db, unit, { link_id }) => {
    const review = await selectReview(db, unit, link_id);
    ensure(review !== undefined, 'statement-link-unknown');
    const stored = await selectStoredCount(db, unit, review);
    ensure(stored !== undefined, 'statement-link-unknown');
    return work(db, unit, { review, stored, own: readCount(stored) });
  });
}

/** Ids of the documents from which the costs of the count come. */
const documentsOf = ({ inputs: { settlement } }: ReadCount): number[] => [
  ...new Set(
    settlement.services.flatMap(({ costs }) =>
      costs.flatMap(({ documents }) =>
        documents.map(({ billing_document_id }) => billing_document_id),
      ),
    ),
  ),
];

/** Services with what documents say and what was divided of it. */
function servicesOf(own: ReadCount, former: ReadCount | undefined): OpenedBoard['services'] {
  const { settlement } = own.inputs;
  return settledServices(own, former).map((service, at) => {
    const frozen = settlement.services[at];
    return {
      service_name: service.service_name,
      house_name: frozen === undefined ? '' : houseOf(frozen, settlement),
      cost: service.cost,
      divided: service.divided,
      former: service.former,
      documents: (frozen?.costs ?? []).flatMap(({ name, percent, documents }) =>
        documents.map(({ billing_document_id, number, total, part }) => ({
          billing_document_id,
          name: [name, number].filter((text) => text !== '').join(', '),
          total,
          part: Math.round((part * Number(percent)) / 100),
        })),
      ),
    };
  });
}

/** Spaces whose cost changed most against the year before, with why. */
function changedOf(own: ReadCount, former: ReadCount | undefined): OpenedBoard['changed'] {
  const names = new Map(
    own.inputs.settlement.services.map(({ rule }) => [rule.service_id, rule.service_name]),
  );
  return mostChanged(settledRecipients(own, former), MOST_CHANGED).map(
    ({ key, space_name, building_name, cost, former: before }) => {
      const differenceOf = differencesOf(own.counted, key);
      const services = [...names].map(([id, name]) => ({ name, difference: differenceOf(id) }));
      const reasons = changeReasons(services);
      return { space_name, building_name, cost, former: before, reasons };
    },
  );
}

async function told(db: Db, unit: OwnedUnit, opened: Opened): Promise<OpenedBoard> {
  const { review, stored, own } = opened;
  const settlement = await selectSettlement(db, unit, review.settlement_id);
  ensure(settlement !== undefined, 'statement-link-unknown');
  const before = await selectFormerCount(db, unit, stored);
  const former = before === undefined ? undefined : readCount(before);
  const { sums } = stored;
  return {
    unit_name: await selectUnitName(db, unit),
    name: review.name,
    building_name: settlement.building_name,
    period_from: stored.period_from,
    period_to: stored.period_to,
    number: sums.number,
    counted: sums.counted_at,
    is_overtaken: settlement.last?.settlement_count_id !== sums.settlement_count_id,
    cost: sums.cost,
    advances: sums.advances,
    owed: sums.owed,
    overpaid: sums.overpaid,
    recipients: sums.recipients,
    services: servicesOf(own, former),
    changed: changedOf(own, former),
    files: await documentFiles(db, unit, documentsOf(own)),
    state: review.state,
    signed_name: review.signed_name,
    comment: review.comment,
    decided: review.decided,
    expires: review.expires,
  };
}

/** The settlement as a member of the board looks it through. Errors: those of `withLink`. */
export const openBoard = (call: OutsideCall<typeof openBoardLink>): Promise<OpenedBoard> =>
  withBoard(call, told);

/** Signs it, or says what is to be mended; once. Errors: those of `withLink`, `board-decided`, `board-overtaken`. */
export function decide({ body, ...call }: OutsideCall<typeof decideBoard>): Promise<OpenedBoard> {
  return withBoard({ ...call, body }, async (db, unit, { review, ...opened }) => {
    const { settlement_id, settlement_review_id, settlement_count_id } = review;
    // Whoever counts it anew at the same time waits here, or is waited for.
    await selectSettlementForUpdate(db, unit, settlement_id);
    const settlement = await selectSettlement(db, unit, settlement_id);
    ensure(settlement?.last?.settlement_count_id === settlement_count_id, 'board-overtaken');
    const { state, signed_name, comment } = body;
    const decided = call.portal.now().toISOString();
    const decision = {
      state,
      signed_name: state === 'signed' ? signed_name : '',
      comment,
      decided,
    };
    ensure(await updateDecided(db, unit, settlement_review_id, decision), 'board-decided');
    return told(db, unit, { ...opened, review: { ...review, ...decision } });
  });
}

/** A file of one of the documents. Errors: those of `withLink`, `not-found`. */
export const readDocument = ({ body, ...call }: OutsideCall<typeof readBoardDocument>) =>
  withBoard({ ...call, body }, (db, unit, { own }) =>
    documentFile(db, unit, documentsOf(own), body.file_id),
  );
