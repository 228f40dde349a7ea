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
        'Can {unit} get closer to its nearest enemy with the {moves, plural, one {move} other {# moves}} it has left, going around obstacles?',
        { unit, moves },
      )
    case 'tactical':
      return withParams(tacticalQuestions[holder], { unit, moves, next })
    case 'retreat':
      return message(
        'blood-and-plunder.ask.retreat',
        'Can {unit}, with {moves, plural, one {this move} other {the # moves it has left}}, get out of sight of an enemy or into better cover, or fall back towards an objective or its home edge without being less hidden?',
        { unit, moves },
      )
    case 'gun':
      return message(
        'blood-and-plunder.ask.gun',
        'Can {unit} move its gun to see an enemy, with the {moves, plural, one {move} other {# moves}} it has left? (No, if it sees one now.)',
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
    'Can {unit} get closer to the nearest objective that its side does not control with the {moves, plural, one {move} other {# moves}} it has left, going around obstacles? (If there is none, or it is already there: {next}. No, if it alone holds an objective.)',
  ),
  leaves: message(
    'blood-and-plunder.ask.tactical.leaves',
    'Can {unit} get closer to the nearest objective that its side does not control with the {moves, plural, one {move} other {# moves}} it has left, going around obstacles? (If there is none, or it is already there: {next}.)',
  ),
}

const keptTacticalQuestions: Readonly<Record<LoneHolder, Message>> = {
  stays: message(
    'blood-and-plunder.ask.tactical.kept',
    'Can {unit} get closer to the nearest objective that its side does not control with the {moves, plural, one {move} other {# moves}} it has left, going around obstacles, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer ({kept})? (If there is none, or it is already there: {next}. No, if it alone holds an objective.)',
  ),
  leaves: message(
    'blood-and-plunder.ask.tactical.keptLeaves',
    'Can {unit} get closer to the nearest objective that its side does not control with the {moves, plural, one {move} other {# moves}} it has left, going around obstacles, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer ({kept})? (If there is none, or it is already there: {next}.)',
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
        'Can {unit} get closer to its nearest enemy with the {moves, plural, one {move} other {# moves}} it has left, going around obstacles, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer ({kept})?',
        { unit, moves, kept },
      )
    case 'retreat':
      return message(
        'blood-and-plunder.ask.retreat.kept',
        'Can {unit}, with {moves, plural, one {this move} other {the # moves it has left}}, get out of sight of an enemy or into better cover, or fall back towards an objective or its home edge without being less hidden, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer ({kept})?',
        { unit, moves, kept },
      )
  }
}
