import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf } from './endpoints/ask.ts';
import { nameOf } from './endpoints/contract.ts';
import { idsOf, requestsTo } from './endpoints/generated.ts';
import { named, walk } from './endpoints/walk.ts';
import { offering } from '#server/undo/kinds.ts';
import { undoChange, undoClientChange } from '#contract/undo.ts';
import { changeOf, recordsOf, takeBack, withoutIds } from './undo-records.ts';

const walking = walk();

/** How many requests are made; a longer run finds more. */
const REQUESTS = Number(process.env['KASTELAN_FUZZ'] ?? 120);
const BATCH = 40;

const undoing = [undoChange, undoClientChange].map(nameOf);
const saving = named
  .filter(([name, one]) => offering.has(one) && one.method !== 'DELETE' && !undoing.includes(name))
  .map(([, endpoint]) => endpoint);

/** A value that would not be as it was makes the whole refused (decision 046). */
const REFUSALS = [undefined, 'change-fixed'];

test(
  `what any of ${REQUESTS} generated requests changed is taken back whole, or nothing of it is`,
  { timeout: 60_000 + REQUESTS * 1000 },
  async () => {
    let changed = 0;
    for (let made = 0; made < REQUESTS; made += BATCH) {
      const own = await walking.own();
      const ids = idsOf(own, walking.foreign);
      const any = fc.oneof(...saving.map((endpoint) => requestsTo(endpoint, own, ids)));
      const property = fc.asyncProperty(any, async (request) => {
        const endpoint = saving.find((one) => nameOf(one) === request.endpoint);
        if (endpoint === undefined) throw new Error(`There is no ${request.endpoint}.`);
        const { params, query, body } = request;
        const before = await recordsOf(walking, own, withoutIds);
        const token = await own.token(endpoint.access);
        const done = await walking.answer(endpoint, own, { token, params, query, body });
        if (changeOf(done) === undefined) return;
        changed += 1;
        const after = await recordsOf(walking, own, withoutIds);
        const code = codeOf(await takeBack(walking, own, done, endpoint.access));
        expect(REFUSALS).toContain(code);
        const isBack = code === undefined;
        expect(await recordsOf(walking, own, withoutIds)).toEqual(isBack ? before : after);
      });
      // Each batch asks for something else; a chosen seed stays the one that chooses.
      const { seed } = fc.readConfigureGlobal() ?? {};
      const another = seed === undefined ? {} : { seed: seed + made };
      await fc.assert(property, { ...another, numRuns: BATCH });
    }
    expect(changed).toBeGreaterThan(REQUESTS / 20);
  },
);
