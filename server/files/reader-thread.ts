import { parentPort, workerData } from 'node:worker_threads';
import { answerFor, type Question } from './answer.ts';

parentPort?.postMessage(await answerFor(workerData as Question), []);
