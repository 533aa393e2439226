import { describe, expect, test } from 'vitest';
import { readCrewDay, readVisitJob } from '#contract/fieldwork/crew-day.ts';
import { listVisitResults } from '#contract/fieldwork/results.ts';
import { resultsWorld } from '#tests/results-scene.ts';
import { MONDAY } from '#tests/rounds-scene.ts';

const { at, own, scene, token, visit, report, reading, ofVisit } = resultsWorld();

describe('a result', () => {
  test('writes its readings by the same rules as a person does', async () => {
    const { result } = await report({ findings: [reading(140)] });
    expect(result).toMatchObject({
      outcome: 'written',
      state: 'done',
      findings: [{ outcome: 'written', field: '', message: '' }],
    });
    const job = await at.world.call(readVisitJob, ofVisit(visit()));
    expect(job.result).toMatchObject({ state: 'done', meters: [{ before: { state: 130 } }] });
    const day = await at.world.call(readCrewDay, {
      token: token(),
      params: { crew_id: scene.crew, day: MONDAY },
    });
    expect(day.result.values).toHaveLength(3);
    const list = await at.world.call(listVisitResults, ofVisit(visit()));
    expect(list.result.values).toEqual([result]);
    expect(own.meter).toBeGreaterThan(0);
  });
});
