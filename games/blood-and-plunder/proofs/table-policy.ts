import type { Entry, Question, Random } from '@opfor/kernel'

/** A person at the table who answers as battles go: what the map proposes, and losses of ordinary size. */
export function answerAtTable(question: Question, random: Random): unknown {
  const { id, proposal, kind } = question
  switch (id) {
    case 'blood-and-plunder.harm':
      return { lost: few(question, 'lost', random), fatigue: random(2) }
    case 'blood-and-plunder.melee':
      return {
        lost: few(question, 'lost', random),
        fatigue: random(2),
        ownLost: few(question, 'ownLost', random),
        ownFatigue: random(2),
        engaged: random(2) === 0,
      }
    case 'blood-and-plunder.test':
      return random(4) > 0
    case 'blood-and-plunder.damage':
      return random(3)
    case 'blood-and-plunder.yours':
      return rarely('switch', question, random)
    default:
      if (proposal !== undefined) return proposal
      return kind === 'number' ? small(question, random) : question.sample(random)
  }
}

function few(question: Question, field: string, random: Random): number {
  const { range } = (question as Entry<Record<string, number>>).fields[field] as unknown as {
    readonly range: { readonly to: number }
  }
  return Math.min(range.to, [0, 0, 1, 1, 2, 3][random(6)] ?? 0)
}

/** Distances and target numbers as they are met: half of them close. */
function small(question: Question, random: Random): unknown {
  const drawn = question.sample(random) as number
  const { range } = question as unknown as { readonly range: { readonly to: number } }
  return range.to >= 30 && random(2) === 0 ? Math.floor(drawn / 6) : drawn
}

function rarely(option: string, { options = [] }: Question, random: Random): unknown {
  const usual = options.filter(({ id }) => id !== option)
  if (usual.length > 0 && random(40) > 0) return usual[random(usual.length)]
  return options.find(({ id }) => id === option)
}
