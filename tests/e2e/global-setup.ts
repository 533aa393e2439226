import { startForeignPowers } from './foreign-powers.ts';
import { startPortal } from '#tests/portal-process.ts';

export const DEMO_PASSWORD = 'ukazka-Vltava-2025';

/** Starts the built portal with a fresh demo and stand-ins for the registers; returns its end. */
export default async function setup(): Promise<() => Promise<void>> {
  const powers = await startForeignPowers();
  const portal = await startPortal({
    DEMO: '1',
    DEMO_PASSWORD,
    ARES_URL: `${powers.url}/ares/`,
    DOH_URL: `${powers.url}/dns-query`,
  });
  process.env['E2E_BASE_URL'] = portal.url;
  process.env['E2E_DATA_DIR'] = portal.dataDir;
  return async () => {
    await portal.stop();
    await powers.stop();
  };
}
