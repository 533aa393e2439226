import { expect, test } from 'vitest';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { monthInfoScene, WHOLE } from '#tests/month-infos.ts';
import { mortalPortal } from '#tests/mortal-portal.ts';
import { never } from '#tests/queue.ts';
import { monthInfoTasks } from './tasks.ts';

const { at, flat, choose, press, run, mails, read } = monthInfoScene();
const FLATS = 7;

test.each([
  [
    'the fifth mail is being written',
    'insert on outbox_mails',
    '(select count(*) from outbox_mails) = 4',
  ],
  ['the task is being ended', 'update on tasks', `new.state = 'done'`],
])(
  'a server that ends while %s has sent nothing, and another one sends it to each once',
  async (_, event, condition) => {
    const people = [];
    for (let number = 1; number <= FLATS; number += 1) {
      const one = await flat(String(number), WHOLE);
      await choose(one);
      people.push(one.email);
    }
    await press();
    const { owner } = at.world.db;
    await owner.query(`
      create or replace function public.break_sending() returns trigger language plpgsql as $$ begin
        if ${condition} then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$;
      create trigger break_sending before ${event} for each row execute function public.break_sending()`);
    const worker = createTaskWorker(mortalPortal(at.world), monthInfoTasks);
    await expect(worker.runOne(never)).rejects.toThrow('The process is dead.');
    await owner.query(`drop trigger break_sending on ${event.split(' ').at(-1) ?? ''}`);
    expect(await mails()).toEqual([]);
    expect((await read()).recipients.map(({ info }) => info)).toEqual(people.map(() => null));

    await owner.query(`update tasks set due = now() - interval '1 second'`);
    // Pressed again meanwhile: nobody knew whether it had been sent.
    await press();
    await run();
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(people.toSorted());
    expect(new Set((await mails()).map(({ secret }) => secret)).size).toBe(FLATS);
    expect((await read()).months).toMatchObject([{ waiting: FLATS }]);
  },
  60_000,
);
