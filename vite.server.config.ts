import { defineConfig, type Plugin } from 'vite';

/**
 * Writes letters beyond Latin-1 as escapes: a source with one of them is kept by V8 in two bytes a letter, all of it
 * and as long as the process lives.
 */
const narrowSource: Plugin = {
  name: 'narrow-source',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(
          /(\\*)([\u0100-\uffff])/g,
          (_all, before: string, letter: string) => {
            // A letter that was escaped already is the letter itself.
            const kept = before.length % 2 === 0 ? before : before.slice(1);
            return `${kept}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
          },
        );
  },
};

/** The server as plain files, one a process or thread: loading one is several times quicker than a thousand modules. */
export default defineConfig({
  publicDir: false,
  plugins: [narrowSource],
  logLevel: 'warn',
  // Native libraries, one that reads files beside itself, and the optional parts of pg that are not installed.
  ssr: {
    target: 'node',
    noExternal: true,
    external: ['@node-rs/argon2', 'pg-native', 'pg-cloudflare', 'pdfmake', 'sharp'],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        tools: 'server/tools.ts',
        'pdf-thread': 'server/pdf/pdf-thread.ts',
        'reader-thread': 'server/files/reader-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
