import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import type { Message } from '../../messages/message.ts'
import { Choice } from './choice.ts'

export interface Face extends Candidate {
  readonly faces: number
}

/** Each symbol comes up as often as it has faces. */
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

export function symbolDie<F extends Face>(id: string, text: Message, options: readonly F[]): SymbolDie<F> {
  return new SymbolDie(id, text, options)
}
