import { enumeration } from './enumeration.ts';
import { tableText, type Figure, type Length } from './figure.ts';
import { filesLeave } from './files.ts';
import { recentEvents } from './events.ts';
import { floodOfLogs } from './flood.ts';
import { growth } from './growth.ts';
import { longListsBegin } from './long-lists.ts';
import { importing } from './importing.ts';
import { importingReadings } from './importing-readings.ts';
import { listTail, listThroughput } from './list.ts';
import { strangersAsked } from './look-ups.ts';
import { savedUnits } from './save.ts';
import { memory } from './memory.ts';
import { consumptionOfHouse, growthOfReadings } from './metering.ts';
import { accountsOfClient, monthOfTenThousand, statementsOfBanks } from './money.ts';
import { plannedRounds } from './planning.ts';
import { settled } from './settling.ts';
import { storageOfFlat } from './storage.ts';
import { starts } from './start.ts';
import { statements } from './statements.ts';
import { memoryOfStreams } from './streams.ts';
import { trips } from './trips.ts';
import { typing } from './typing.ts';
import { typingInWalk } from './walking.ts';
import { weights } from './weight.ts';

// The figures of quality: ratios and counts, never bare times. No figure ends the run with a fault,
// only what could not be measured; `--long` measures longer, names of figures choose among them.
const topics: ReadonlyMap<string, (length: Length) => Promise<Figure[]>> = new Map([
  ['P1', listThroughput],
  ['P4', listTail],
  ['P5', growth],
  ['P5b', growthOfReadings],
  ['P5c', accountsOfClient],
  ['P8', statements],
  ['P9', weights],
  ['P12', typing],
  ['P12b', typingInWalk],
  ['P15', starts],
  ['P17', savedUnits],
  ['P18', importing],
  ['P18d', importingReadings],
  ['P24', monthOfTenThousand],
  ['P27', statementsOfBanks],
  ['P19', trips],
  ['P21', settled],
  ['P23', consumptionOfHouse],
  ['P28', plannedRounds],
  ['P30', longListsBegin],
  ['P31', memory],
  ['P31b', memoryOfStreams],
  ['P32', storageOfFlat],
  ['P33', filesLeave],
  ['P29', recentEvents],
  ['R9', enumeration],
  ['R11', floodOfLogs],
  ['R12', strangersAsked],
]);

async function measured(id: string, length: Length): Promise<Figure[]> {
  console.log(`Měřím ${id}…`);
  try {
    return (await topics.get(id)?.(length)) ?? [];
  } catch (error) {
    console.error(`${id} se nepodařilo změřit.`, error);
    process.exitCode = 1;
    return [];
  }
}

const options = process.argv.slice(2);
const length = { long: options.includes('--long') };
const named = options.filter((option) => !option.startsWith('--'));
const unknown = named.filter((id) => !topics.has(id));
if (unknown.length > 0) {
  // Figures measured together go by the name of the first of them.
  console.error(`Neznám ${unknown.join(', ')}; umím ${[...topics.keys()].join(', ')}.`);
  process.exit(2);
}
const chosen = [...topics.keys()].filter((id) => named.includes(id));
const figures: Figure[] = [];
for (const id of chosen.length > 0 ? chosen : topics.keys()) {
  figures.push(...(await measured(id, length)));
}
console.log(`\n${tableText(figures)}`);
