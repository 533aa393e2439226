import type { getLicence, Licence, requestLicence } from '#contract/licence.ts';
import type { ActorCall } from '#server/http/route.ts';
import { updateLicenceRequest } from '#server/core/clients/clients.sql.ts';
import { selectLicenceInfo } from './licence-info.sql.ts';

/** The licence of the actor's client. */
export async function readLicence({ db, actor }: ActorCall<typeof getLicence>): Promise<Licence> {
  return selectLicenceInfo(db, actor.client_id);
}

/** Asks the operator of the portal for another licence; a later request replaces the one before. */
export async function askForLicence({
  db,
  actor,
  body,
}: ActorCall<typeof requestLicence>): Promise<Licence> {
  const { required_units, required_subjects, licence_request } = body;
  await updateLicenceRequest(db, actor.client_id, {
    required_units,
    required_subjects,
    licence_request,
  });
  return selectLicenceInfo(db, actor.client_id);
}
