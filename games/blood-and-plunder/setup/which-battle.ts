import { type Json, message, type MatchOption, pack, memoizeRecent } from '@opfor/kernel'
import type { Battle } from '../table/battle.ts'
import { battleSchema, parseBattle } from './battle-file.ts'
import { fileWords } from '../table/file-words.ts'
import { missingInBattle } from './missing.ts'
import { landBattle } from '../table/samples/land.ts'
import { seaBattle } from '../table/samples/sea.ts'

const emptyBattle: Json = {
  opfor: 1,
  title: '',
  turns: 6,
  width: 36,
  height: 36,
  homeEdge: 'top',
  terrain: [],
  objectives: [],
  forces: {
    opfor: { opfor: 1, name: '', units: [] },
    player: { opfor: 1, name: '', units: [] },
  },
  starts: [],
}

const question = pack('battle', message('blood-and-plunder.option.battle', 'Which battle?'), {
  schema: battleSchema,
  labels: fileWords,
  samples: [
    {
      id: 'land',
      name: message('blood-and-plunder.battle.land', 'The village: a sample battle on land'),
      pack: landBattle,
    },
    {
      id: 'sea',
      name: message('blood-and-plunder.battle.sea', 'Off the cape: a sample battle at sea'),
      pack: seaBattle,
    },
  ],
  check: parseBattle,
  empty: emptyBattle,
  missing: missingInBattle,
})

export const battleOption: MatchOption = { question, default: 'land' }

/** A link may bring any battle, so only the last few are cached. */
const parsed = memoizeRecent((option: string): Battle => {
  const read = parseBattle(question.whole(JSON.parse(option) as Json))
  if (!read.ok) throw new Error(read.problem)
  return read.value
})

export function battleFrom(option: Json): Battle {
  return parsed(JSON.stringify(option))
}
