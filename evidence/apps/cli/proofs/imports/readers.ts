import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { heavyTexts } from '@opfor/evidence/games/programs/heavy-samples'
import {
  packs,
  positions,
  type SamplePack,
  type SamplePosition,
  shortJournals,
  transcripts,
  wholeJournals,
} from '@opfor/evidence/games/programs/samples'
import { mutatedText, notInWords, type Reader } from '@opfor/evidence/kernel/programs/malformed/index'
import { matchFragment, type Parsed, reopenMatch, format } from '@opfor/kernel'
import { linkOf, readMatch } from '../../../../../apps/cli/files/journal-file.ts'
import { readPack } from '../../../../../apps/cli/files/pack-file.ts'
import { explain, replay } from '../../../../../apps/cli/replay-commands.ts'
import { newMatch } from '../../../../../apps/cli/set-up/set-up.ts'
import { readStudy } from '../../../../../apps/cli/studies/file.ts'

/** Opens a match as every command does; divergences from the rules must be readable text. */
function readEveryWay(where: string): Parsed<unknown> {
  const kept = readMatch(where)
  if (!kept.ok) return kept
  const { divergence } = reopenMatch(kept.value.game, kept.value, 'match')
  for (const each of [...(divergence?.mismatch ?? []), ...(divergence?.changes ?? [])]) {
    const problem = notInWords(format(each))
    if (problem !== undefined) throw new Error(`${problem}: ${format(each).slice(0, 300)}`)
  }
  linkOf(kept.value.journal)
  replay(where, true, true)
  explain(where, 2, undefined, false)
  return replay(where, false, false)
}

const study = JSON.stringify({
  opfor: 1,
  name: 'How hard is it?',
  game: 'blitzkrieg',
  policies: ['random', 'greedy', { name: 'searching', budget: 200 }],
  options: { difficulty: ['easy', 'medium', 'hard'] },
  until: { games: 1000 },
})
const folder = mkdtempSync(path.join(tmpdir(), 'opfor-imports-'))
const file = path.join(folder, 'input')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

export function readers(): readonly Reader[] {
  const short = shortJournals()
  return [
    match('a journal', 200, short),
    match('a whole journal', 20, wholeJournals()),
    match('a transcript', 60, transcripts()),
    match('a heavy file', 1, heavyTexts()),
    link('a link', 60, short),
    link('a heavy link', 1, heavyTexts()),
    ...packs().map(pack),
    ...positions().map(position),
    {
      name: 'a study',
      weight: 10,
      samples: [study],
      read: (input) => problemOf(readStudy(inFile(input))),
    },
  ]
}

function inFile(input: string): string {
  writeFileSync(file, input)
  return file
}

function problemOf(done: Parsed<unknown>): string | undefined {
  return done.ok ? undefined : done.problem
}

/** Also checks that the file is not changed. */
function match(name: string, weight: number, samples: readonly string[]): Reader {
  let last = ''
  return {
    name,
    weight,
    samples,
    read: (input) => {
      last = input
      return problemOf(readEveryWay(inFile(input)))
    },
    touched: () => (readFileSync(file, 'utf8') === last.toWellFormed() ? undefined : 'the file was changed'),
  }
}

function link(name: string, weight: number, samples: readonly string[]): Reader {
  return {
    name,
    weight,
    samples,
    packed: (text, random) => {
      const whole = matchFragment(deflateRawSync(text, { level: 1 }).toString('base64url'))
      return random(3) === 0 ? mutatedText(whole, whole, random) : whole
    },
    read: (input) => problemOf(readEveryWay(`https://example.org/${input}`)),
  }
}

function pack({ game, question, text }: SamplePack): Reader {
  return {
    name: `a pack of ${game.id}`,
    weight: 10,
    samples: [text],
    read: async (input) => {
      const read = readPack(question, inFile(input))
      const set = [`${question.id}=@${file}`]
      return problemOf(read.ok ? await newMatch(game, { set, ruling: [], seed: 7, ask: false }) : read)
    },
  }
}

function position({ game, text }: SamplePosition): Reader {
  return {
    name: `a position of ${game.id}`,
    weight: 6,
    samples: [text],
    read: async (input) =>
      problemOf(await newMatch(game, { set: [], ruling: [], seed: 7, position: inFile(input), ask: false })),
  }
}
