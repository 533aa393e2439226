import { defineConfig } from 'vite';

/** The server as plain files, one a process or thread: loading one is several times quicker than a thousand modules. */
export default defineConfig({
  publicDir: false,
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
        start: 'server/start.ts',
        tools: 'server/tools.ts',
        'pdf-thread': 'server/pdf/pdf-thread.ts',
        'reader-thread': 'server/files/reader-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
