import { tableText, type Figure, type Length } from './figure.ts';
import { listTail, listThroughput } from './list.ts';
import { savedUnits } from './save.ts';
import { starts } from './start.ts';
import { statements } from './statements.ts';
import { weights } from './weight.ts';

// The figures of quality: ratios and counts, never bare times; nothing here decides a build.
const topics: ReadonlyMap<string, (length: Length) => Promise<Figure[]>> = new Map([
  ['P1', listThroughput],
  ['P4', listTail],
  ['P8', statements],
  ['P9', weights],
  ['P15', starts],
  ['P17', savedUnits],
]);

const options = process.argv.slice(2);
const long = options.includes('--long');
const chosen = options.filter((option) => topics.has(option));
const figures: Figure[] = [];
for (const [id, measure] of topics) {
  if (chosen.length > 0 && !chosen.includes(id)) continue;
  console.log(`Měřím ${id}…`);
  figures.push(...(await measure({ long })));
}
console.log(`\n${tableText(figures)}`);
