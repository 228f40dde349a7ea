import { chanceAnswererFor, beginMatch, type LiveMatch, autoPlay, resumeMatch, format } from '@opfor/kernel'
import { registry } from '@opfor/games'
import { expect, test } from 'vitest'
import { asJson } from '../storage/as-json.ts'
import { describeBranches } from './describe-branches.ts'

const game = registry.find(({ id }) => id === 'blitzkrieg')

function open(match: { readonly ok: boolean; readonly value?: LiveMatch<unknown> } | undefined) {
  if (match?.ok !== true || match.value === undefined) throw new Error('The match could not be opened.')
  autoPlay(match.value, chanceAnswererFor({ dice: 'app', draws: 'app' }))
  return match.value
}

function answer(match: LiveMatch<unknown>, which: 'first' | 'last'): string {
  const option = match.question?.options?.at(which === 'first' ? 0 : -1)
  if (option === undefined || !match.answer(option.id, 'person').ok) throw new Error('No such option.')
  return format(option.name)
}

const branch = (id: string, { journal }: LiveMatch<unknown>) => ({
  id,
  entries: 1,
  isCurrent: id === 'here',
  receipt: undefined,
  journal: asJson(journal) as never,
})

test('two continuations are told from the step where they part', async () => {
  if (game === undefined) throw new Error('no game')
  const here = open(beginMatch(game, 7))
  const there = open(resumeMatch(game, here.journal))
  const common = here.steps.length
  const [one, other] = [answer(here, 'first'), answer(there, 'last')]
  expect(one).not.toBe(other)
  const branches = [branch('here', here), branch('there', there)]
  const told = await describeBranches({ branches }, async () => game)
  expect(told?.common).toBe(common)
  expect(told?.after.get('here')?.steps.map((step) => format(step))).toEqual([expect.stringContaining(one)])
  expect(told?.after.get('there')?.steps.map((step) => format(step))).toEqual([
    expect.stringContaining(other),
  ])
})

test('a continuation that only goes on is told, and the other has nothing after the common steps', async () => {
  if (game === undefined) throw new Error('no game')
  const here = open(beginMatch(game, 7))
  const there = open(resumeMatch(game, here.journal))
  answer(there, 'first')
  const branches = [branch('here', here), branch('there', there)]
  const told = await describeBranches({ branches }, async () => game)
  expect(told?.common).toBe(here.steps.length)
  expect(told?.after.get('here')).toEqual({ steps: [], more: 0 })
  expect(told?.after.get('there')?.steps).toHaveLength(Math.min(3, there.steps.length - here.steps.length))
  const unreadable = { ...branch('here', here), journal: undefined }
  expect(await describeBranches({ branches: [unreadable] }, async () => game)).toBeUndefined()
})
