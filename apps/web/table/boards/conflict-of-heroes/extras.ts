import { lazy } from 'react'
import type { BoardExtras } from '../board.ts'

export const extras: BoardExtras = {
  editors: {
    pack: lazy(async () => ({ default: (await import('./editor/index.tsx')).CardEditor })),
  },
  Menu: lazy(async () => ({ default: (await import('./index.tsx')).BriefingInMenu })),
  loadMeanings: async () => (await import('./index.tsx')).meanings,
  screens: [
    {
      path: '/briefing/:id',
      Screen: lazy(async () => ({ default: (await import('./briefing-screen.tsx')).BriefingOfMatch })),
    },
    {
      path: /^\/briefing=(?<packed>[\w-]+)/,
      Screen: lazy(async () => ({ default: (await import('./briefing-screen.tsx')).BriefingByLink })),
    },
  ],
}
