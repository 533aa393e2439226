import { pragueDay } from '#contract/czech/prague-day.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import type { printAgreement } from '#contract/money/instalments.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { agreementDocument } from './agreement-document.ts';
import { selectParties } from './agreement-parties.sql.ts';
import { oneAgreement } from './instalments.service.ts';

/** An agreement on instalments for signature. Errors: `not-found`, `overloaded`. */
export async function printOne(
  call: OutsideCall<typeof printAgreement>,
): Promise<ResultOf<typeof printAgreement>> {
  const { portal, actor, params } = call;
  ensure(actor !== undefined, 'unauthorized');
  const { agreement, parties } = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    const day = pragueDay(portal.now());
    const found = await oneAgreement(db, unit, { id: params.instalment_agreement_id, day });
    return { agreement: found, parties: await selectParties(db, unit, found.ledger_account_id) };
  });
  ensure(parties !== undefined, 'not-found');
  const document = agreementDocument(agreement, parties, portal.now().toISOString());
  const bytes = await makePdf(document, actor.client_id);
  return {
    file_name: `dohoda o splátkách ${agreement.space_number} ${agreement.agreed_on}.pdf`,
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}
