import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadFonts } from './vite/preload-fonts.ts'
import { hasSideEffects, reactfireStubs } from './vite/reactfire-stubs.ts'

const localPort = process.env['VITE_LOCAL_PORT'] ?? '5050'

export default defineConfig({
  plugins: [reactfireStubs(), preloadFonts(), react(), tailwindcss()],
  server: { proxy: { '/api': `http://127.0.0.1:${localPort}` } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    rolldownOptions: { treeshake: { moduleSideEffects: hasSideEffects } },
  },
})
