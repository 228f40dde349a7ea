import { readFileSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import { type LiveMatch, parseTranscript, resumeMatch } from '@opfor/kernel'
import type { VNode } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import { createElement, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lowercaseTabIndex } from '../../ui/components/svg-tab-index.ts'
import { boards } from './index.ts'

lowercaseTabIndex()

/** A golden transcript and a number of steps for each snapshot. */
const moments: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  admiral: [
    ['destroyer-fight', 5],
    ['at-the-table', 12],
  ],
  blitzkrieg: [
    ['whole-match-on-screen', 22],
    ['whole-match-nippon', 53],
  ],
  'blood-and-plunder': [
    ['land-with-a-map', 15],
    ['a-ship-turns-away', 4],
  ],
  'conflict-of-heroes': [
    ['the-printed-example', 23],
    ['the-solo-example-in-play', 49],
  ],
}

test('every board has a snapshot', () => {
  expect(Object.keys(moments)).toEqual(Object.keys(boards))
})

test.each(
  Object.entries(moments).flatMap(([game, all]) =>
    all.map(([replay, step]) => [game, replay, step] as const),
  ),
)('the board of %s in %s after step %i matches its snapshot', async (game, replay, step) => {
  const lines = await drawBoard(game, replay, step)
  await expect(lines).toMatchFileSnapshot(`drawings/${game}-${replay}-${step}.txt`)
})

async function drawBoard(game: string, replay: string, step: number): Promise<string> {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { situation, question } = replayMatch(game, replay).look(step)
  const board = boards[game]
  if (board === undefined || question === undefined)
    throw new Error(`There is no question after step ${step}.`)
  const element = createElement(board.Board, { situation, question, choose: () => undefined })
  // At run time Preact replaces React, so the element is a VNode.
  const wrapped = createElement(Suspense, {}, element) as unknown as VNode
  const text = await renderToStringAsync(wrapped)
  vi.unstubAllGlobals()
  // Comments mark lazy components, but only when they are first loaded.
  return `${text.replaceAll(/<!--.*?-->/g, '').replaceAll('><', '>\n<')}\n`
}

function replayMatch(id: string, replay: string): LiveMatch<unknown> {
  const file = path.join(import.meta.dirname, '../../../../games', id, 'replays', `${replay}.txt`)
  const game = registry.find((each) => each.id === id)
  if (game === undefined) throw new Error(`Unknown game ${id}.`)
  const journal = parseTranscript(game, readFileSync(file, 'utf8'))
  const match = journal.ok ? resumeMatch(game, journal.value) : journal
  if (!match.ok) throw new Error(match.problem)
  return match.value
}
