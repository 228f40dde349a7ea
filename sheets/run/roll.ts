import { die, type Face, fill, type Message, type Procedure, symbolDie } from '@opfor/kernel'
import type { Modifier, Roll } from '../model/index.ts'
import { askUntil, on } from './asking.ts'
import { known } from './known.ts'
import { holds } from './condition.ts'
import { type Named, named, slug, words as worded } from './naming.ts'
import type { Play } from './play.ts'
import { numberOf } from './quantity.ts'
import { withWho } from './tell.ts'
import { words } from './words.ts'

const rolling = 'roll'

/** Throws the dice of a roll and adds up its modifiers; a die of faces gives its face. */
export function* rolled(play: Play, roll: Roll, title: string): Procedure<number | string> {
  const what = withWho(play.scope.it, worded(title))
  const id = `sheet.roll.${slug(title)}`
  if (roll.form === 'faces') {
    const faces = roll.faces.map(({ name, count }): Face & Named => ({ ...named(name), faces: count }))
    const face = yield* askUntil(play, () =>
      on({ words: rolling }, symbolDie(id, fill(words.face, { what }), faces)),
    )
    play.notes.roll = face.called
    return play.notes.roll
  }
  const { count, sides } = roll
  const dice: number[] = []
  while (dice.length < count) {
    const nth = dice.length + 1
    const text = fill(count === 1 ? words.die : words.dieOf, { what, sides, nth, count })
    dice.push(yield* askUntil(play, () => on({ words: rolling }, die(id, text, sides))))
  }
  let total = dice.reduce((sum, each) => sum + each, 0)
  const told: Message[] = []
  for (const modifier of roll.modifiers) {
    const number = yield* modifierOf(play, modifier)
    if (number === 0) continue
    total += number
    told.push(modifierTold(modifier, number))
  }
  play.notes.roll = total
  if (count > 1 || told.length > 0)
    play.table.change(play.table.now, words.rolled, {
      what,
      dice: dice.join(' + '),
      modifiers: told.length === 0 ? '' : oneAfterAnother(told),
      total,
    })
  return total
}

function* modifierOf(play: Play, { sign, quantity, condition }: Modifier): Procedure<number> {
  if (condition !== undefined && !(yield* known(play, (view) => holds(condition, view)))) return 0
  return sign * (yield* known(play, (view) => numberOf(quantity, view)))
}

function modifierTold({ condition, quantity }: Modifier, number: number): Message {
  return fill(words.modifier, {
    sign: number < 0 ? '-' : '+',
    number: Math.abs(number),
    because: worded(condition?.text ?? quantity.text),
  })
}

function oneAfterAnother(told: readonly Message[]): Message {
  return told.reduce((before, next) => fill(words.both, { before, next }))
}
