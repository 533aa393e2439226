import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/errors.ts';
import { projectRoot } from '#server/root.ts';
import type { Answer, Question } from './answer.ts';
import { UNREADABLE } from './file-fault.ts';
import { MOST_HEAP_MB, MOST_READING_MS } from './limits.ts';
import type { Packets } from './packets.ts';
import type { Header } from './table.ts';
import { turnsOfClients } from './turns-of-clients.ts';

/** A client reads one file at a time, so that its uploads do not hold those of others. */
const inTurn = turnsOfClients({ atOnce: 3, ofClient: 1, waiting: 4 });

/** The thread's own bundle; from source, a thread that first learns to read TypeScript. */
function startThread(question: Question): Worker {
  const options = {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(join(projectRoot, 'dist/server/reader-thread.js'), options);
  }
  const source = JSON.stringify(new URL('reader-thread.ts', import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(start, { ...options, eval: true, execArgv: [] });
}

/** The answer of the thread; rejects when it ran out of time or memory. */
async function answerOf(thread: Worker): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The file takes too long.')), MOST_READING_MS);
      thread.on('message', resolve);
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('The thread ended without an answer.')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

async function readAlone(question: Question): Promise<Answer> {
  const thread = startThread(question);
  try {
    return await answerOf(thread);
  } catch (cause) {
    throw new AppError('import-unreadable', { errorMsg: UNREADABLE, cause });
  }
}

/** A text this small is read sooner than a thread starts; an archive may grow. */
const QUICK_BYTES = 256 * 1024;
const ARCHIVE = 'PK';

async function readHere(question: Question): Promise<Answer> {
  // Loaded with the first file, so that the server starts without it.
  const { answerFor } = await import('./answer.ts');
  return answerFor(question);
}

/**
 * Reads an uploaded file; unless it is a small text, in a thread of its own with bounds on time and
 * memory: whatever it is, it neither holds up nor ends the server, nor files of other clients. Errors: `import-unreadable`,
 * `import-too-large`, `import-empty`, `overloaded`.
 */
export async function readFile(
  file: Buffer,
  clientId: number,
  header: Header = 'first',
): Promise<Packets> {
  const question = { file, header };
  const isQuick = file.length <= QUICK_BYTES && file.toString('latin1', 0, 2) !== ARCHIVE;
  const answer = isQuick
    ? await readHere(question)
    : await inTurn(clientId, () => readAlone(question));
  if ('code' in answer) throw new AppError(answer.code, { errorMsg: answer.sentence });
  return answer.packets;
}
