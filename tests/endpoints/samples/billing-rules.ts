import { PDF } from '../../revisions.ts';
import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const rule = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });
const ofRule = ({ unit_id, records }: Scene, id?: number) => ({
  params: {
    unit_id,
    billing_rule_id: records.billing.billing_rule_id,
    ...(id === undefined ? {} : { id }),
  },
});
const file = () => ({ file_name: 'zapis.pdf', content_base64: PDF.toString('base64') });

/** Valid requests of rules of division. */
export const billingRuleSamples: Samples = {
  'GET /v1/billing/rules/browser/{unit_id}/{show_hidden}': ({ unit_id }) => ({
    params: { unit_id, show_hidden: '1' },
  }),
  'GET /v1/billing/rule/{unit_id}/{id}': (scene) =>
    rule(scene, scene.records.billing.billing_rule_id),
  'POST /v1/billing/rule/{unit_id}/{id}': (scene, endpoint) => ({
    ...rule(scene, 0),
    body: {
      ...claims(scene, endpoint),
      service_id: scene.records.billing.rule_service_id,
      pasport_id: scene.records.building.pasport_id,
      method: 'meter',
      meter_kind: 'hot-water',
      basic_by: 'hot-water',
      valid_from: '2024-01-01',
    },
  }),
  'PUT /v1/billing/rule/{unit_id}/{id}': (scene, endpoint) => ({
    ...rule(scene, scene.records.billing.billing_rule_id),
    body: {
      ...claims(scene, endpoint),
      service_id: scene.records.billing.rule_service_id,
      pasport_id: scene.records.building.pasport_id,
      method: 'unit',
      version: 1,
    },
  }),
  'POST /v1/billing/rules/many/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.billing.billing_rule_id, version: 1 }],
      fields: { note: 'podle shromáždění' },
    },
  }),
  'POST /v1/settlement/rule-preview/{unit_id}/{billing_rule_id}': (scene, endpoint) => ({
    ...ofRule(scene),
    body: { ...claims(scene, endpoint), rule: { method: 'unit' }, cost: 10_000_000 },
  }),
  'DELETE /v1/billing/rule/{unit_id}/{id}': (scene) =>
    rule(scene, scene.records.billing.spare_rule_id),
  'POST /v1/billing/rule/cost/{unit_id}/{billing_rule_id}/{id}': (scene, endpoint) => ({
    ...ofRule(scene, 0),
    body: {
      ...claims(scene, endpoint),
      billing_place_id: scene.records.billing.spare.billing_place_id,
      percent: 60,
    },
  }),
  'PUT /v1/billing/rule/cost/{unit_id}/{billing_rule_id}/{id}': (scene, endpoint) => ({
    ...ofRule(scene, scene.records.billing.billing_rule_cost_id),
    body: { ...claims(scene, endpoint), percent: 33.333, version: 1 },
  }),
  'DELETE /v1/billing/rule/cost/{unit_id}/{billing_rule_id}/{id}': (scene) =>
    ofRule(scene, scene.records.billing.billing_rule_cost_id),
  'POST /v1/billing/rule/space/{unit_id}/{billing_rule_id}/{id}': (scene, endpoint) => ({
    ...ofRule(scene, 0),
    body: {
      ...claims(scene, endpoint),
      pasport_id: scene.records.space.pasport_id,
      mark: 'refused',
      reason: 'odmítl odečet',
      valid_from: '2025-01-01',
    },
  }),
  'PUT /v1/billing/rule/space/{unit_id}/{billing_rule_id}/{id}': (scene, endpoint) => ({
    ...ofRule(scene, scene.records.billing.billing_rule_space_id),
    body: { ...claims(scene, endpoint), reason: 'přízemí bez výtahu', version: 1 },
  }),
  'DELETE /v1/billing/rule/space/{unit_id}/{billing_rule_id}/{id}': (scene) =>
    ofRule(scene, scene.records.billing.billing_rule_space_id),
  'POST /v1/billing/rule/version/{unit_id}/{billing_rule_id}': (scene, endpoint) => ({
    ...ofRule(scene),
    body: { ...claims(scene, endpoint), begins_on: '2025-01-01', version: 1 },
  }),
  'POST /v1/billing/rule/copies/{unit_id}/{billing_rule_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, billing_rule_id: scene.records.billing.house_rule_id },
    body: {
      ...claims(scene, endpoint),
      pasport_ids: [scene.records.building.pasport_id],
    },
  }),
  'GET /v1/billing/rules/usual/{unit_id}': ofUnit,
  'POST /v1/billing/rules/usual/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      valid_from: '2024-01-01',
      rules: [
        {
          service_id: scene.records.billing.rule_service_id,
          pasport_id: null,
          method: 'persons',
          meter_kind: null,
          basic_by: 'none',
          uem_class: 'unknown',
          basic_key: 'countable_area',
          limits_by: 'none',
          without_meter: 'undecided',
          time_weight: 'days',
          costs: [
            {
              billing_place_id: scene.records.billing.spare.billing_place_id,
              percent: 100,
            },
          ],
        },
      ],
    },
  }),
  'POST /v1/billing/rule/files/{unit_id}/{billing_rule_id}': (scene, endpoint) => ({
    ...ofRule(scene),
    body: { ...claims(scene, endpoint), ...file() },
  }),
  'GET /v1/billing/rule/file/{unit_id}/{id}': (scene) =>
    rule(scene, scene.records.billing.rule_file_id),
  'DELETE /v1/billing/rule/file/{unit_id}/{id}': (scene) =>
    rule(scene, scene.records.billing.rule_file_id),
};
