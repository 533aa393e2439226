import { execFile } from 'node:child_process';
import { access, chmod, constants, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));
const FOLDER = 'chromium-147.0.0';

// The package unpacks its libraries only where it believes to run in a Lambda, and everything into
// the folder for temporary files; both are told by the environment of a process of its own.
const UNPACK = `
  const { default: chromium } = await import(process.argv[1]);
  await chromium.executablePath();
`;

/** The browser of `@sparticuz/chromium`, unpacked once; `extraEnv` names its libraries and fonts. */
export async function packedBrowser(): Promise<{
  executablePath: string;
  extraEnv: Record<string, string>;
}> {
  const folder = await unpackedFolder();
  return {
    executablePath: join(folder, 'chromium'),
    extraEnv: {
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

async function unpackedFolder(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH. ' +
        `The one packed in npm runs on Linux x64 only, this is ${process.platform} ${process.arch}.`,
    );
  }
  try {
    return await unpackInto(CACHE);
  } catch (error) {
    if (!isRefusedWrite(error)) throw error;
    return unpackInto(join(tmpdir(), `kastelan-${userInfo().uid}`));
  }
}

/** Workers may come at once: each unpacks beside, and the first to rename wins. */
async function unpackInto(parent: string): Promise<string> {
  const folder = join(parent, FOLDER);
  if (await isUnpacked(folder)) return folder;
  await mkdir(parent, { recursive: true, mode: 0o755 });
  const beside = await mkdtemp(join(parent, `${FOLDER}-`));
  try {
    await unpack(beside);
    await rename(beside, folder);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    if (!(await isUnpacked(folder))) throw error;
  }
  return folder;
}

async function unpack(folder: string): Promise<void> {
  const packed = import.meta.resolve('@sparticuz/chromium');
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK, packed], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  await writeFile(join(folder, 'fonts.conf'), FONTS);
  // Unpacked by root, started by anybody.
  await chmod(join(folder, 'chromium'), 0o755);
  await chmod(folder, 0o755);
}

async function isUnpacked(folder: string): Promise<boolean> {
  return access(join(folder, 'chromium'), constants.X_OK).then(
    () => true,
    () => false,
  );
}

function isRefusedWrite(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
}

// The packed Open Sans comes first, so that screens look alike on every machine; fonts of the
// system only help out with characters it lacks.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias binding="strong"><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias binding="strong"><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`;
