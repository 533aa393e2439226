import { defineConfig, type Plugin } from 'vite';

const BEYOND_LATIN_1 = /[^\u0000-\u00ff]/g;

/**
 * Writes letters beyond Latin 1 by their numbers: the engine keeps the whole source of a file that has one
 * such letter by two bytes a letter as long as the process lives.
 */
function sourcesByOneByte(): Plugin {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'kastelan:sources-by-one-byte',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk') part.code = part.code.replace(BEYOND_LATIN_1, escaped);
    },
  };
}

/** The server as plain files, one a process or thread: loading one is several times quicker than a thousand modules. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  plugins: [sourcesByOneByte()],
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
        start: 'server/start.ts',
        tools: 'server/tools.ts',
        'pdf-thread': 'server/pdf/pdf-thread.ts',
        'reader-thread': 'server/files/reader-thread.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name]-[hash].js',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
