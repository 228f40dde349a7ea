import { satteri } from '@astrojs/markdown-satteri'
import starlight from '@astrojs/starlight'
import { defineConfig, passthroughImageService } from 'astro/config'
import { sidebar } from './make/sidebar.ts'
import { lazyPictures, scrollingTables } from './make/scrolling-tables.ts'
import { readSettings } from './settings.ts'

const { base, origin } = readSettings(process.env)

export default defineConfig({
  base,
  ...(origin === '' ? {} : { site: origin }),
  outDir: './dist',
  // Pictures are stored in their display size.
  image: { service: passthroughImageService() },
  markdown: {
    processor: satteri({
      features: { smartPunctuation: false },
      hastPlugins: [scrollingTables, lazyPictures],
    }),
  },
  integrations: [
    starlight({
      title: 'Opfor',
      description: 'The second player for a solo wargame table: how to play, design, host and develop.',
      favicon: '/favicon.svg',
      defaultLocale: 'root',
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } },
      customCss: ['./src/style.css'],
      sidebar,
      routeMiddleware: './search.ts',
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        themes: ['github-dark', 'github-light'],
        // A scrolling block would be a landmark without a unique name.
        defaultProps: { wrap: true, preserveIndent: false, frame: 'none' },
        styleOverrides: {
          borderRadius: '0.6rem',
          borderColor: 'var(--opfor-line)',
          codeBackground: 'var(--opfor-card)',
          frames: { frameBoxShadowCssValue: 'none' },
        },
      },
    }),
  ],
})
