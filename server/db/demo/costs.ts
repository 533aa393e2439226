import { createRandom } from './random.ts';
import type { Scene } from './scene.ts';

/** A service with its least and greatest monthly advance in crowns. */
type Service = readonly [name: string, allocation: string, least: number, greatest: number];

/** For what is paid in advance in a space. */
export type Services = 'home' | 'business' | 'storage';

const SERVICES: Record<Services, readonly Service[]> = {
  home: [
    ['Teplo', 'countable_area', 900, 2400],
    ['Teplá voda', 'meter', 300, 900],
    ['Studená voda a stočné', 'meter', 250, 700],
    ['Úklid', 'persons', 100, 260],
  ],
  business: [
    ['Teplo', 'countable_area', 1500, 5200],
    ['Studená voda a stočné', 'meter', 200, 800],
    ['Pojištění domu', 'area', 60, 180],
  ],
  storage: [['Pojištění domu', 'area', 10, 60]],
};

interface Term {
  readonly since: string;
  readonly until?: string;
}

/**
 * Adds the advances of a space for the time of who uses it; what the last period cost is known where it
 * still goes on. Among owners they stand with the space, elsewhere they end with the tenancy; null where
 * nobody uses it.
 */
export function addCosts(
  scene: Scene,
  pasportId: number,
  tenantId: number | null,
  services: Services,
  term: Term,
): void {
  // A stream of its own: the rest of the unit stays as it is.
  const random = createRandom(tenantId ?? pasportId);
  for (const [name, allocation, least, greatest] of SERVICES[services]) {
    const advance = random.int(least / 10, greatest / 10) * 1000;
    const cost = advance * 12 + random.int(-300, 200) * 1000;
    scene.records.add('pasport_tenant_costs', {
      unit_id: scene.unitId,
      pasport_id: pasportId,
      pasport_tenant_id: scene.plan.tenure === 'owners' ? null : tenantId,
      service_name: name,
      monthly_advance: advance,
      allocation,
      last_period_cost: term.until === undefined ? Math.max(0, cost) : null,
      valid_from: term.since,
      valid_to: term.until ?? null,
    });
  }
}
