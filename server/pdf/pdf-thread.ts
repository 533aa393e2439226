import { parentPort } from 'node:worker_threads';
import type { PdfDocument } from './document.ts';
import { drawPdf } from './draw.ts';

async function answer(document: PdfDocument): Promise<void> {
  parentPort?.postMessage(await drawPdf(document), []);
}

// What cannot be drawn ends the thread, and whoever waits for it hears why.
parentPort?.on('message', (document: PdfDocument) => void answer(document));
