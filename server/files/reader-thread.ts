import { parentPort, workerData } from 'node:worker_threads';
import { answerFor } from './answer.ts';

parentPort?.postMessage(await answerFor(workerData as Uint8Array), []);
