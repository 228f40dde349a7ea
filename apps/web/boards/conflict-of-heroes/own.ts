import { lazy } from 'react'
import type { OwnParts } from '../board.ts'

export const own: OwnParts = {
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
