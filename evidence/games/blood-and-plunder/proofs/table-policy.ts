import type { FormQuestion, NumberQuestion, Question, Random } from '@opfor/kernel'

/** Typical answers: the map's proposals, and ordinary losses. */
export function answerAtTable(question: Question, random: Random): unknown {
  const { id, proposal, kind } = question
  switch (id) {
    case 'blood-and-plunder.harm':
      return {
        lost: few(question, 'lost', random),
        fatigue: random(2),
        ...gun(question, random),
        routed: random(20) === 0,
      }
    case 'blood-and-plunder.melee':
      return fought(question, random)
    case 'blood-and-plunder.meleeDefended':
      return foughtAfterDefence(question, random)
    case 'blood-and-plunder.engagedApart':
      return true
    case 'blood-and-plunder.test':
      return random(4) > 0
    case 'blood-and-plunder.damage':
      return random(3)
    case 'blood-and-plunder.did':
    case 'blood-and-plunder.didWhom':
      return done(question, random)
    case 'blood-and-plunder.yours':
      return rarely('switch', question, random)
    default:
      if (proposal !== undefined) return proposal
      return kind === 'number' ? small(question, random) : question.sample(random)
  }
}

/** A side without models left is not engaged, so the form need not say so. */
function fought(question: Question, random: Random): unknown {
  const lost = few(question, 'lost', random)
  const ownLost = few(question, 'ownLost', random)
  const over = lost === most(question, 'lost') || ownLost === most(question, 'ownLost')
  const still = random(2) === 0
  return {
    lost,
    fatigue: random(2),
    ownLost,
    ownFatigue: random(2),
    engaged: over || still,
    ...gun(question, random),
    gaveWay: gaveWay(question, random),
  }
}

function foughtAfterDefence(question: Question, random: Random): unknown {
  const [before, fatigue] = [few(question, 'ownLost', random), random(2)]
  const melee = fought(question, random) as { readonly ownLost: number; readonly ownFatigue: number }
  const ownLost = Math.min(most(question, 'ownLost'), before + melee.ownLost)
  return { ...melee, ownLost, ownFatigue: fatigue + melee.ownFatigue }
}

/** One side gives way in one fight of six. */
function gaveWay(question: Question, random: Random): unknown {
  const { options = [] } = (question as FormQuestion<Record<string, unknown>>).fields['gaveWay'] ?? {}
  return options[random(6) === 0 ? random(options.length) : 0]
}

function done(question: Question, random: Random): unknown {
  const did = question.sample(random) as readonly { readonly id: string }[]
  return did.filter(({ id }) => id !== 'more' || random(4) === 0)
}

function gun(question: Question, random: Random): { readonly gun?: boolean } {
  const { fields } = question as FormQuestion<Record<string, unknown>>
  return fields['gun'] === undefined ? {} : { gun: random(8) === 0 }
}

function few(question: Question, field: string, random: Random): number {
  return Math.min(most(question, field), [0, 0, 1, 1, 2, 3][random(6)] ?? 0)
}

function most(question: Question, field: string): number {
  const { range } = (question as FormQuestion<Record<string, number>>).fields[field] as NumberQuestion
  return range.to
}

/** Typical distances and target numbers: half of them close. */
function small(question: Question, random: Random): unknown {
  const drawn = question.sample(random) as number
  const { range } = question as NumberQuestion
  return range.to >= 30 && random(2) === 0 ? Math.floor(drawn / 6) : drawn
}

function rarely(option: string, { options = [] }: Question, random: Random): unknown {
  const usual = options.filter(({ id }) => id !== option)
  if (usual.length > 0 && random(40) > 0) return usual[random(usual.length)]
  return options.find(({ id }) => id === option)
}
