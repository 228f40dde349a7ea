import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Opfor',
        short_name: 'Opfor',
        description: 'The second player for a solo wargame table.',
        display: 'standalone',
        start_url: './',
        theme_color: '#2f4a3c',
        background_color: '#f4efe4',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
      workbox: { globPatterns: ['**/*.{js,css,html,svg}'] },
    }),
  ],
  build: { target: 'es2024', sourcemap: false },
})
