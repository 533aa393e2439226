import { setTimeout as sleep } from 'node:timers/promises';
import { ServerSources } from './server-sources.mjs';

// The server of a developer, a process of `kept-server.mjs`: a message names sources that have changed, none for the
// first round, and is answered three times: heard, then how many are being taken up, then how many are. The last one is
// to end.
const ENTRY = 'server/dev.ts';
/** So long nothing more must come: the watcher is silent for 50 ms after it has told of a file, whatever is written to it. */
const GATHER_MS = 60;

const sources = new ServerSources();
const waiting = [];
let heard = 0;
let taken = 0;
let round;
let ending;
// Taken up while the page is made ready; what is wrong with it is told when it is to begin.
let turn = sources.load(ENTRY).catch(() => undefined);

process.on('message', (message) => {
  heard += 1;
  say({ heard });
  if (message === 'end') {
    void end();
  } else {
    waiting.push(...message);
    turn = turn.then(takeUp);
  }
});
// Ctrl+C in a terminal comes here too, but whoever has started us says when it is time.
process.on('SIGINT', () => undefined);
process.once('SIGTERM', () => void end()).once('disconnect', () => void end());

function say(message) {
  // Who has started us may have ended meanwhile.
  if (process.connected) process.send(message, () => undefined);
}

/** The server's start as its sources are now; undefined where they cannot be loaded, which is told. */
async function loaded() {
  try {
    return await sources.load(ENTRY);
  } catch (error) {
    console.error(told(error));
    return undefined;
  }
}

/** A fault without the steps of what loads the sources. */
function told(error) {
  const lines = String(error?.stack ?? error).split('\n');
  return lines.filter((line) => !line.includes('/module-runner.js:')).join('\n');
}

async function takeUp() {
  if (taken === heard) return;
  let taking;
  do {
    taking = heard;
    await sleep(GATHER_MS);
  } while (taking !== heard);
  say({ taking });
  for (const file of waiting.splice(0)) sources.forget(file);
  await next();
  taken = taking;
  say({ taken, answers: round !== undefined });
}

/** Ends a round for the next one; while the sources are at fault the former goes on. */
async function next() {
  const began = performance.now();
  const start = await loaded();
  if (start === undefined)
    return console.error(round ? 'Dál odpovídá server před změnou.' : 'Server čeká na změnu.');
  const former = round;
  await former?.leave();
  round = await start.begin();
  const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
  console.log(former ? `Server odpovídá po změně (${seconds} s).` : round.welcome);
}

async function end() {
  ending ??= turn.then(() => round?.end());
  await ending;
  process.exit(0);
}
