import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ unit_id });
const path = '/v1/prescription';
const rule = ({ records }: Scene) => ({
  building_id: records.building.pasport_id,
  name: 'Fond oprav',
  way: 'rate',
  key: 'unit',
  amount: 5000,
  round_to: 1,
  spaces: 'all',
  except: [],
  valid_from: '2024-02-01',
  reason: '',
});

const sheets = ({ records }: Scene) => ({
  as_of: '2024-02-01',
  pasport_ids: [records.space.pasport_id],
});

/** Valid requests of prescriptions. */
export const prescriptionSamples: Samples = {
  [`GET ${path}/rows/{unit_id}`]: (scene) => ({ params: ofUnit(scene) }),
  [`PUT ${path}/rows/{unit_id}`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: { ...claims(scene, endpoint), rows: [{ name: 'Nájemné', group: 'rent' }] },
  }),
  [`GET ${path}/rules/{unit_id}`]: (scene) => ({ params: ofUnit(scene) }),
  [`POST ${path}/rule/{unit_id}/preview`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: { ...claims(scene, endpoint), ...rule(scene) },
  }),
  [`POST ${path}/rule/{unit_id}`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: { ...claims(scene, endpoint), ...rule(scene), seen: 'náhled' },
    // What the preview would tell is not known.
    status: 409,
  }),
  [`POST ${path}/rule/{unit_id}/{cost_rule_id}/undo`]: (scene, endpoint) => ({
    params: { ...ofUnit(scene), cost_rule_id: scene.records.cost_rule_id },
    body: claims(scene, endpoint),
  }),
  [`GET ${path}/sheets/{unit_id}`]: (scene) => ({ params: ofUnit(scene) }),
  [`POST ${path}/sheets/{unit_id}/pdf`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: { ...claims(scene, endpoint), ...sheets(scene) },
  }),
  [`GET ${path}/sheets/{unit_id}/mail`]: (scene) => ({
    params: ofUnit(scene),
    query: { pasport_id: String(scene.records.space.pasport_id) },
  }),
  [`POST ${path}/sheets/{unit_id}/mail/preview`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: { ...claims(scene, endpoint), ...sheets(scene) },
  }),
  [`POST ${path}/sheets/{unit_id}/mail`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: { ...claims(scene, endpoint), ...sheets(scene) },
  }),
};
