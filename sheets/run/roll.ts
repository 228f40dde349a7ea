import { type Rolled, die, type Face, fill, type Message, type Procedure, symbolDie } from '@opfor/kernel'
import type { Modifier, Roll } from '../model/index.ts'
import { askUntil, on } from './asking.ts'
import { holds } from './condition.ts'
import { known } from './known.ts'
import { type Named, named, slug, words as worded } from './naming.ts'
import type { Play } from './play.ts'
import { numberOf } from './quantity.ts'
import { withWho } from './tell.ts'
import { words } from './words.ts'

const rolling = 'roll'

/** What was thrown: a number with all that was added to it, or a face. */
export interface Throw {
  readonly value: number | string
  readonly rolled?: Rolled
}

/** Throws the dice of a roll and adds up its modifiers; a die of faces gives its face. */
export function* thrown(play: Play, roll: Roll, title: string): Procedure<Throw> {
  const what = withWho(play.scope.it, worded(title))
  const id = `sheet.roll.${slug(title)}`
  if (roll.form === 'faces') {
    const faces = roll.faces.map(({ name, count }): Face & Named => ({ ...named(name), faces: count }))
    const face = yield* askUntil(play, () =>
      on({ words: rolling }, symbolDie(id, fill(words.face, { what }), faces)),
    )
    play.notes.roll = face.called
    return { value: face.called }
  }
  const { count, sides } = roll
  let dice = 0
  for (let nth = 1; nth <= count; nth += 1) {
    const text = (): Message => fill(count === 1 ? words.die : words.dieOf, { what, sides, nth, count })
    dice += yield* askUntil(play, () => on({ words: rolling }, die(id, text, sides)))
  }
  const modifiers: { readonly by: number; readonly because: Message }[] = []
  let value = dice
  for (const modifier of roll.modifiers) {
    const by = yield* modifierOf(play, modifier)
    if (by === 0) continue
    value += by
    modifiers.push({ by, because: worded(modifier.condition?.text ?? modifier.quantity.text) })
  }
  play.notes.roll = value
  return { value, rolled: { roll: dice, modifiers } }
}

/** `roll d6, +1 if C`: what the dice gave is told. */
export function* roll(play: Play, dice: Roll, title: string): Procedure<undefined> {
  const { value } = yield* thrown(play, dice, title)
  const what = withWho(play.scope.it, worded(title))
  play.table.change(play.table.now, words.rolled, {
    what,
    total: typeof value === 'number' ? value : worded(value),
  })
  return
}

function* modifierOf(play: Play, { sign, quantity, condition }: Modifier): Procedure<number> {
  if (condition !== undefined && !(yield* known(play, (view) => holds(condition, view)))) return 0
  return sign * (yield* known(play, (view) => numberOf(quantity, view)))
}
