import { playTakeOvers } from './take-over.ts';

// Has the standby take over under writes and tells what was lost; KASTELAN_TAKEOVERS says how many times.
const times = Number(process.env['KASTELAN_TAKEOVERS'] ?? 20);
const counts = { passed: 0, failed: 0, writes: 0 };
for await (const { kind, writes, faults, seconds } of playTakeOvers(times)) {
  counts.writes += writes;
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  const outcome = faults.length === 0 ? 'all there' : faults.join('; ');
  console.log(
    `the primary was ${kind} after ${writes} acknowledged writes, answered again after ${seconds.toFixed(1)} s: ${outcome}`,
  );
}
console.log(`${counts.writes} acknowledged writes over ${times} take-overs`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || counts.passed < times ? 1 : 0;
