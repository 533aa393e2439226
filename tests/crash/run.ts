import { playCrashes } from './crash.ts';

// Kills the portal under writes and tells what it has lost; KASTELAN_KILLS says how many times.
const kills = Number(process.env['KASTELAN_KILLS'] ?? 20);
const counts = { passed: 0, failed: 0, writes: 0 };
for await (const { kind, writes, faults } of playCrashes(kills)) {
  counts.writes += writes;
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  const outcome = faults.length === 0 ? 'all there' : faults.join('; ');
  console.log(`killed ${kind} after ${writes} acknowledged writes: ${outcome}`);
}
console.log(`${counts.writes} acknowledged writes over ${kills} kills`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || counts.passed < kills ? 1 : 0;
