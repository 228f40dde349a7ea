import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import type { Message } from '../../say/message.ts'
import { Choice } from './choice.ts'

/** A symbol of a die, and its number of faces. */
export interface Face extends Candidate {
  readonly faces: number
}

/** A die with symbols instead of numbers: each comes up as often as it has faces. */
export class SymbolDie<F extends Face> extends Choice<F> {
  constructor(id: string, text: Message, options: readonly F[]) {
    super(id, 'chance', text, options)
  }

  override sample(random: Random): F {
    let left = random(this.options.reduce((sum, option) => sum + option.faces, 0))
    for (const option of this.options) {
      left -= option.faces
      if (left < 0) return option
    }
    return super.sample(random)
  }
}

/** A die with symbols to roll. */
export function symbolDie<F extends Face>(id: string, text: Message, options: readonly F[]): SymbolDie<F> {
  return new SymbolDie(id, text, options)
}
