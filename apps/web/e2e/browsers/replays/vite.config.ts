import { defineConfig } from 'vite'

/** A page that replays the golden transcripts in a browser. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: { target: 'es2024', chunkSizeWarningLimit: 10_000, emptyOutDir: true },
})
