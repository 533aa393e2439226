import { makeDemo, startDemo } from './demo-portal.ts';
import { startForeignPowers } from './foreign-powers.ts';

/** Starts the built portal with a fresh demo and stand-ins for the registers; returns its end. */
export default async function setup(): Promise<() => Promise<void>> {
  const powers = await startForeignPowers();
  const removeDemo = await makeDemo();
  const portal = await startDemo({
    ARES_URL: `${powers.url}/ares/`,
    DOH_URL: `${powers.url}/dns-query`,
  });
  process.env['E2E_BASE_URL'] = portal.url;
  process.env['E2E_DATA_DIR'] = portal.dataDir;
  return async () => {
    await portal.stop();
    await removeDemo();
    await powers.stop();
  };
}
