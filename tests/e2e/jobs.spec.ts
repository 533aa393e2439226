import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { FIRST_UNIT, MANAGER, openScreen } from './houses.ts';
import { fieldJobs } from './field-jobs.ts';
import { adminJob, colleagueJob, managerJobs, sipoJob } from './job-list.ts';
import { byClicks, byKeyboard, byTaps, MOST_STEPS, type Job } from './job-steps.ts';
import { enterPersonRecord } from './people.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const ways = { byKeyboard, byTaps, byClicks } as const;

/** Does the jobs one after the other, each from home; a job of more steps than is allowed is a fault. */
async function doAll(page: Page, jobs: readonly Job[], way: keyof typeof ways): Promise<void> {
  for (const job of jobs)
    await test.step(job.name, async () => {
      await openScreen(page, own, '/');
      const from = Date.now();
      const steps = await ways[way](page, job);
      expect(steps, job.name).toBeLessThanOrEqual(MOST_STEPS);
      const seconds = ((Date.now() - from) / 1000).toFixed(1);
      test
        .info()
        .annotations.push({ type: 'job', description: `${job.name}: ${steps}, ${seconds} s` });
    });
}

const jobs = [...managerJobs, sipoJob(todayInPrague()), ...fieldJobs];
// A few together share one sign-in; groups run side by side.
const GROUP = 7;
for (let from = 0; from < jobs.length; from += GROUP) {
  const group = jobs.slice(from, from + GROUP);
  const named = `${from + 1} to ${from + group.length}`;

  test(`jobs ${named} are done by one line of the search, without a pointer`, async ({
    page,
    portal,
  }) => {
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    await doAll(page, group, 'byKeyboard');
  });

  test(`jobs ${named} are done on a phone @phone @phone-only`, async ({ page, portal }) => {
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    await doAll(page, group, 'byTaps');
  });

  test(`jobs ${named} are done by at most three clicks`, async ({ page, portal }) => {
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    await doAll(
      page,
      group.filter(({ clicks }) => clicks !== undefined),
      'byClicks',
    );
  });
}

test('what is told to all users is written by one line of the search', async ({ page, portal }) => {
  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await doAll(page, [adminJob], 'byKeyboard');
});

test('the last change of a colleague is one click away, and one line', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/', FIRST_UNIT);
  await enterPersonRecord(page, own.url, { Příjmení: 'Kolegová', Jméno: 'Alžběta' });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  const job = colleagueJob('Kolegová');
  await doAll(page, [job], 'byClicks');
  await doAll(page, [job], 'byKeyboard');
});
