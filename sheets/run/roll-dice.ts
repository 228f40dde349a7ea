import {
  die,
  type Face,
  withParams,
  type Message,
  type Procedure,
  type ModifiedRoll,
  symbolDie,
} from '@opfor/kernel'
import type { RollModifier, Roll } from '../model/index.ts'
import { askUntilAnswered, withTopic } from '../values/asking.ts'
import { evaluateCondition } from '../values/condition.ts'
import { valueOrAsk, withSubject } from '../values/ask-missing.ts'
import { type NamedCandidate, namedCandidate, slug, literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import { evaluateNumber } from '../values/quantity.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

const rolling = 'roll'

/** The sum with modifiers, or a face. */
export interface DiceRoll {
  readonly value: number | string
  readonly rolled?: ModifiedRoll
}

export function* rollDice(play: SheetRun, roll: Roll, title: string): Procedure<DiceRoll> {
  const what = withSubject(play.scope.it, worded(title))
  const id = `sheet.roll.${slug(title)}`
  if (roll.form === 'faces') {
    const faces = roll.faces.map(({ name, count }): Face & NamedCandidate => ({
      ...namedCandidate(name),
      faces: count,
    }))
    const face = yield* askUntilAnswered(play, () =>
      withTopic({ words: rolling }, symbolDie(id, withParams(sheetRunMessages.face, { what }), faces)),
    )
    play.notes.roll = face.called
    return { value: face.called }
  }
  const { count, sides } = roll
  let dice = 0
  for (let nth = 1; nth <= count; nth += 1) {
    const text = (): Message =>
      withParams(count === 1 ? sheetRunMessages.die : sheetRunMessages.dieOf, { what, sides, nth, count })
    dice += yield* askUntilAnswered(play, () => withTopic({ words: rolling }, die(id, text, sides)))
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

export function* rollAndLog(play: SheetRun, dice: Roll, title: string): Procedure<undefined> {
  const { value } = yield* rollDice(play, dice, title)
  const what = withSubject(play.scope.it, worded(title))
  play.table.change(play.table.now, sheetRunMessages.rolled, {
    what,
    total: typeof value === 'number' ? value : worded(value),
  })
  return
}

function* modifierOf(play: SheetRun, { sign, quantity, condition }: RollModifier): Procedure<number> {
  if (condition !== undefined && !(yield* valueOrAsk(play, (view) => evaluateCondition(condition, view))))
    return 0
  return sign * (yield* valueOrAsk(play, (view) => evaluateNumber(quantity, view)))
}
