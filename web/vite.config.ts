import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { BUILD_TARGET } from './src/config/supported-browsers.ts'
import { apiDescription } from './vite/api-description.ts'
import { destinationNames } from './vite/destination-names.ts'
import { emergencyNumbers } from './vite/emergency-numbers.ts'
import { icons } from './vite/icons.ts'
import { offlineFiles } from './vite/offline-files.ts'
import { noNodeModules } from './vite/no-node-modules.ts'
import { placePictures } from './vite/place-pictures.ts'
import { prerender } from './vite/prerender.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { hasSideEffects, lighterLibraries } from './vite/lighter-libraries.ts'
import { screens } from './vite/screens.ts'
import { securityContact } from './vite/security-txt.ts'
import { siteTexts } from './vite/site-texts.ts'
import { startUpImages } from './vite/start-up-images.ts'
import { unusedSchemas } from './vite/unused-schemas.ts'
import { tooOldNote } from './vite/too-old-note.ts'
import { vaultOpener } from './vite/vault-opener.ts'
import { visitorChunks } from './vite/visitor-chunks.ts'
import { webManifest } from './vite/web-manifest.ts'
import { withoutPropertyFallback } from './vite/without-property-fallback.ts'

const localPort = process.env['VITE_LOCAL_PORT'] ?? '5050'
const offline = offlineFiles()

export default defineConfig({
  plugins: [
    noNodeModules(),
    screens(),
    destinationNames(),
    emergencyNumbers(),
    lighterLibraries(),
    icons(),
    preloadFonts(),
    tooOldNote(),
    securityContact(),
    siteTexts(),
    startUpImages(),
    apiDescription(),
    placePictures(),
    unusedSchemas(),
    vaultOpener(),
    react(),
    tailwindcss(),
    withoutPropertyFallback(),
    prerender(),
    offline.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: null,
      manifest: webManifest,
      includeManifestIcons: false,
      integration: {
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'warn'
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'app.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
        maximumFileSizeToCacheInBytes: 3_000_000,
        manifestTransforms: [offline.sort],
      },
    }),
  ],
  server: { proxy: { '/api': `http://127.0.0.1:${localPort}` } },
  build: {
    target: BUILD_TARGET,
    manifest: true,
    // All supported browsers preload modules natively.
    modulePreload: { polyfill: false },
    // For the atlas, which offline packing lists need; scripts/check-budgets.mjs limits what is loaded when.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      treeshake: { moduleSideEffects: hasSideEffects },
      output: { codeSplitting: { groups: [visitorChunks()] } },
    },
  },
})
