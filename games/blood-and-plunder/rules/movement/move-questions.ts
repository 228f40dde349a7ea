import { withParams, type Message, message } from '@opfor/kernel'
import type { MoveKind } from './move-words.ts'
import type { Unit } from '../../table/situation.ts'

type LoneHolder = 'stays' | 'leaves'

export function moveQuestion(
  kind: MoveKind,
  { name: unit, profile }: Unit,
  moves: number,
  kept: readonly Unit[],
  holder: LoneHolder,
): Message {
  const away = kept.map(({ name }) => name)
  const next = tacticalNext[profile.mounted ? 'mounted' : 'onFoot']
  if (kept.length > 0) {
    if (kind === 'tactical')
      return withParams(keptTacticalQuestions[holder], { unit, moves, kept: away, next })
    if (kind !== 'gun') return guerrillaQuestion(kind, unit, moves, away)
  }
  switch (kind) {
    case 'aggressive':
      return message(
        'blood-and-plunder.ask.aggressive',
        'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to its nearest enemy, going around obstacles?',
        { unit, moves },
      )
    case 'tactical':
      return withParams(tacticalQuestions[holder], { unit, moves, next })
    case 'retreat':
      return message(
        'blood-and-plunder.ask.retreat',
        'With {moves, plural, one {this move} other {the # moves it has left}}, can {unit} get out of sight of an enemy or into better cover, or fall back towards an objective or its home edge without being less hidden?',
        { unit, moves },
      )
    case 'gun':
      return message(
        'blood-and-plunder.ask.gun',
        'Does the gun of {unit} see no enemy now, and would it see one with the {moves, plural, one {move} other {# moves}} it has left?',
        { unit, moves },
      )
  }
}

/** A tactical move that leads to no objective: mounted units stay out of sight. */
const tacticalNext = {
  onFoot: message('blood-and-plunder.ask.tactical.next', 'closer to the nearest enemy, or into better cover'),
  mounted: message(
    'blood-and-plunder.ask.tactical.nextMounted',
    'closer to the nearest enemy, out of sight of an enemy, or into better cover',
  ),
} as const

const tacticalQuestions: Readonly<Record<LoneHolder, Message>> = {
  stays: message(
    'blood-and-plunder.ask.tactical',
    'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to the nearest objective that its side does not control, going around obstacles? (If there is none, or it is there already: {next}. No, if it alone holds an objective.)',
  ),
  leaves: message(
    'blood-and-plunder.ask.tactical.leaves',
    'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to the nearest objective that its side does not control, going around obstacles? (If there is none, or it is there already: {next}.)',
  ),
}

const keptTacticalQuestions: Readonly<Record<LoneHolder, Message>> = {
  stays: message(
    'blood-and-plunder.ask.tactical.kept',
    'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to the nearest objective that its side does not control, going around obstacles, but nowhere within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept})? (If there is none, or it is there already: {next}. No, if it alone holds an objective.)',
  ),
  leaves: message(
    'blood-and-plunder.ask.tactical.keptLeaves',
    'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to the nearest objective that its side does not control, going around obstacles, but nowhere within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept})? (If there is none, or it is there already: {next}.)',
  ),
}

function guerrillaQuestion(
  kind: 'aggressive' | 'retreat',
  unit: Message,
  moves: number,
  kept: readonly Message[],
): Message {
  switch (kind) {
    case 'aggressive':
      return message(
        'blood-and-plunder.ask.aggressive.kept',
        'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to its nearest enemy, going around obstacles, but nowhere within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept})?',
        { unit, moves, kept },
      )
    case 'retreat':
      return message(
        'blood-and-plunder.ask.retreat.kept',
        'With {moves, plural, one {this move} other {the # moves it has left}}, can {unit} get out of sight of an enemy or into better cover, or fall back towards an objective or its home edge without being less hidden, but nowhere within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept})?',
        { unit, moves, kept },
      )
  }
}
