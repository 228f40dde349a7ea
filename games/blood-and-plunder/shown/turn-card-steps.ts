import {
  type Edit,
  type Message,
  messages,
  type Params,
  type StepDraft,
  type StepWords,
  withParams,
} from '@opfor/kernel'
import type { Situation, Unit } from '../table/situation.ts'

const step = messages('blood-and-plunder.step', {
  unit: '{unit}: {what}',
  off: '{count, plural, one {# model} other {# models}} off',
  back: '{count, plural, one {# model} other {# models}} back',
  more: '{count} Fatigue more',
  less: '{count} Fatigue less',
  loaded: 'mark as loaded',
  empty: '{count, plural, one {# Reload} other {# Reloads}} to go',
  contact: 'in contact with {names}',
  apart: 'no longer in contact',
  fixed: 'bayonets on',
  unfixed: 'bayonets off',
  activated: 'mark as activated',
  gunLost: 'take the gun away',
  placed: 'place it where you said',
  clear: 'Take all activation markers off',
  moveInches: '{unit}: move {inches, plural, one {# inch} other {# inches}}',
  moveTo: 'To {place}',
  moveToGoal: 'Towards {goal}, to {place}',
  turnUp: 'Turn up {card}',
  charge: '{unit}: move into contact with {target}',
  strikes: 'Strike points: the OPFOR {opfor}, you {player}',
  scenario: 'Strike points of the scenario: {points}',
  opforHas: 'the OPFOR {count}',
  youHave: 'you {count}',
})

export function wordsFor(draft: StepDraft<Situation>): StepWords | undefined {
  const { edits, changes } = draft
  const { id = '', params = {} } = changes[0]?.tell ?? {}
  const key = id.replace('blood-and-plunder.', '')
  if (/^(moves|sails)To\./.test(key)) return moveWords(params)
  if (key === 'shows') return { what: withParams(step.turnUp, params) }
  if (key === 'strikes') return { what: withParams(step.strikes, params) }
  if (key === 'charges') return { what: withParams(step.charge, params) }
  if (key === 'nextTurn' && edits.length > 0) return { what: step.clear }
  const scored = edits.filter((edit) => 'set' in edit && edit.set.startsWith('scenario.'))
  if (scored.length > 0) {
    const points = scored.flatMap((edit) =>
      'set' in edit
        ? [withParams(edit.set.endsWith('opfor') ? step.opforHas : step.youHave, { count: Number(edit.to) })]
        : [],
    )
    return { what: withParams(step.scenario, { points }) }
  }
  return unitWords(draft)
}

function moveWords({ unit, ship = '', inches = 0, goal, pose = '', place = pose }: Params): StepWords {
  const note =
    goal === undefined ? withParams(step.moveTo, { place }) : withParams(step.moveToGoal, { goal, place })
  return { what: withParams(step.moveInches, { unit: unit ?? ship, inches }), note }
}

/** What changes about the first unit. */
function unitWords({ edits, changes, was }: StepDraft<Situation>): StepWords | undefined {
  const units = changes.at(-1)?.now.units ?? []
  const unitIn = (edit: Edit): Unit | undefined => {
    const id =
      'move' in edit ? edit.move.replace('model.', '') : 'set' in edit ? edit.set.replace(/^\w+\./, '') : ''
    return units.find((each) => each.id === id)
  }
  const unit = edits.map(unitIn).find((each) => each !== undefined)
  if (unit === undefined) return undefined
  const phrases = edits.flatMap((edit) => (unitIn(edit) === unit ? phrasesFor(edit, unit, units, was) : []))
  const [first] = phrases
  if (first === undefined) return undefined
  const others = [...new Set(phrases)].filter(({ id }) => id !== step.contact.id)
  return { what: withParams(step.unit, { unit: unit.name, what: others.length > 0 ? others : [first] }) }
}

function phrasesFor(
  edit: Edit,
  unit: Unit,
  units: readonly Unit[],
  was: StepDraft<Situation>['was'],
): readonly Message[] {
  if ('move' in edit) return [withParams(edit.to === 'lost' ? step.off : step.back, { count: edit.count })]
  if (!('set' in edit)) return []
  const to = Number(edit.to)
  switch (edit.set.replace(/\..*/, '')) {
    case 'fatigue': {
      const from = was.counters.find(({ id }) => id === edit.set)?.value ?? 0
      const count = to - Number(from)
      if (count === 0 || unit.models === 0) return []
      return [withParams(count > 0 ? step.more : step.less, { count: Math.abs(count) })]
    }
    case 'empty':
      return [to === 0 ? step.loaded : withParams(step.empty, { count: to })]
    case 'engaged': {
      const names = unit.engaged.map((each) => units.find(({ id }) => id === each)?.name ?? each)
      return [names.length === 0 ? step.apart : withParams(step.contact, { names })]
    }
    case 'bayonets':
      return [to === 1 ? step.fixed : step.unfixed]
    case 'activated':
      return [step.activated]
    case 'gunLost':
      return [step.gunLost]
    case 'x':
    case 'y':
      return [step.placed]
    default:
      return []
  }
}
