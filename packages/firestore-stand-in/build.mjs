import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Bundles the stand-ins, so that plain Node starts them at once; packages stay in node_modules. */
await build({
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  entryPoints: { firestore: 'firestore/main.ts', 'storage-rules': 'storage/main.ts', server: 'firestore/server.ts' },
  outdir: 'dist',
  banner: { js: '#!/usr/bin/env node' },
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
})
