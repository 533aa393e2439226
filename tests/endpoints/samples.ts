import type { Endpoint } from '#contract/endpoint.ts';
import { nameOf } from './contract.ts';
import type { Sample, Samples } from './sample.ts';
import { accountPapersSamples } from './samples/account-papers.ts';
import { adminClientsSamples } from './samples/admin-clients.ts';
import { addressesSamples } from './samples/addresses.ts';
import { accountingSamples } from './samples/accounting.ts';
import { bankSamples } from './samples/bank.ts';
import { visitSamples } from './samples/visits.ts';
import { contractSamples } from './samples/contracts.ts';
import { billingSamples } from './samples/billing.ts';
import { billingRuleSamples } from './samples/billing-rules.ts';
import { settlementSamples } from './samples/settlements.ts';
import { buildingsSamples } from './samples/buildings.ts';
import { clientsSamples } from './samples/clients.ts';
import { declarationsSamples } from './samples/declarations.ts';
import { exportsSamples } from './samples/exports.ts';
import { fieldworkSamples } from './samples/fieldwork.ts';
import { heatingSamples } from './samples/heating.ts';
import { importsSamples } from './samples/imports.ts';
import { listsSamples } from './samples/lists.ts';
import { newsSamples } from './samples/news.ts';
import { meteringSamples } from './samples/metering.ts';
import { arrearsSamples } from './samples/arrears.ts';
import { moneySamples } from './samples/money.ts';
import { monthInfosSamples } from './samples/month-infos.ts';
import { messagesSamples } from './samples/messages.ts';
import { legalSamples } from './samples/legal.ts';
import { portalSamples } from './samples/portal.ts';
import { prescriptionSamples } from './samples/prescription.ts';
import { revisionsSamples } from './samples/revisions.ts';
import { ratesSamples } from './samples/rates.ts';
import { selfReadingsSamples } from './samples/self-readings.ts';
import { sessionSamples } from './samples/session.ts';
import { sipoSamples } from './samples/sipo.ts';
import { spacesSamples } from './samples/spaces.ts';
import { todosSamples } from './samples/todos.ts';
import { viewsSamples } from './samples/views.ts';
import type { Scene } from './scene.ts';

const samples: Samples = {
  ...sessionSamples,
  ...ratesSamples,
  ...clientsSamples,
  ...adminClientsSamples,
  ...portalSamples,
  ...newsSamples,
  ...buildingsSamples,
  ...addressesSamples,
  ...spacesSamples,
  ...declarationsSamples,
  ...selfReadingsSamples,
  ...importsSamples,
  ...sipoSamples,
  ...bankSamples,
  ...revisionsSamples,
  ...fieldworkSamples,
  ...meteringSamples,
  ...visitSamples,
  ...contractSamples,
  ...billingSamples,
  ...billingRuleSamples,
  ...settlementSamples,
  ...moneySamples,
  ...accountingSamples,
  ...accountPapersSamples,
  ...prescriptionSamples,
  ...arrearsSamples,
  ...monthInfosSamples,
  ...heatingSamples,
  ...listsSamples,
  ...legalSamples,
  ...messagesSamples,
  ...viewsSamples,
  ...todosSamples,
  ...exportsSamples,
};

/** A valid request of the endpoint within the scene. Throws for an endpoint that has none yet. */
export function sampleOf(endpoint: Endpoint, scene: Scene): Sample {
  const make = samples[nameOf(endpoint)];
  if (make === undefined) throw new Error(`tests/endpoints/samples lacks ${nameOf(endpoint)}.`);
  return make(scene, endpoint);
}
