import { deflateRawSync } from 'node:zlib'
import { heavyTexts } from '@opfor/evidence/games/programs/heavy-samples'
import {
  packs,
  type SamplePack,
  shortJournals,
  transcripts,
  wholeJournals,
} from '@opfor/evidence/games/programs/samples'
import { mutatedText, notInWords, pick, type Reader } from '@opfor/evidence/kernel/programs/malformed/index'
import {
  chanceAnswererFor,
  beginMatch,
  withParams,
  type Json,
  makeTranscript,
  parseJson,
  autoPlay,
  type Random,
  type ReopenedMatch,
  resumeMatch,
  format,
  resolveWhoRolls,
} from '@opfor/kernel'
import { CommitTree, type Commit, commitId } from '@opfor/sync'
import { progressText } from '../../../../../apps/web/data/storage/progress-text.ts'
import { progressOf } from '../../../../../apps/web/data/storage/progress.ts'
import { reopenJournal } from '../../../../../apps/web/data/storage/reopen-journal.ts'
import {
  gameIdOfJournal,
  type SavedMatch,
  toSavedMatch,
} from '../../../../../apps/web/data/storage/saved-match.ts'
import { formatBackup } from '../../../../../apps/web/data/transfer/backup.ts'
import { importText } from '../../../../../apps/web/data/transfer/import-text.ts'
import { parsePack } from '../../../../../apps/web/table/packs/parse-pack.ts'
import { unpackLink } from '../../../../../apps/web/ui/sharing/link.ts'
import { openLinkedMatch } from '../../../../../apps/web/ui/sharing/open-linked-match.ts'
import { sharingWords } from '../../../../../apps/web/ui/sharing/words.ts'
import { checkSync } from './check-sync.ts'
import { games, openGame, ownMatches, ownPacks, TestDisk } from './test-disk.ts'

function pulledAnswers(journals: readonly string[]): readonly string[] {
  const others = journals.map((text, at) => pagesOf(`other-${at}`, JSON.parse(text) as SavedMatch['journal']))
  const own = ownMatches.map(({ record, journal }) => pagesOf(record.id, journal))
  return [...others, ...own, ...own, ...own].map((pages) =>
    JSON.stringify({ epoch: 'e', pages, upTo: pages.length, more: false }),
  )
}

function pagesOf(match: string, { entries, ...head }: SavedMatch['journal']): readonly Commit[] {
  const chain = new CommitTree(match)
  chain.write({ begin: head as never, name: 'Synced' })
  for (let at = 0; at < entries.length; at += 3) chain.write({ entries: entries.slice(at, at + 3) as never })
  chain.write({ name: 'Renamed' })
  return chain.pages
}

/** Most mutated pages get valid ids, so that later checks are reached too. */
function withValidIds(text: string, random: Random): string {
  const json = random(5) === 0 ? undefined : parseJson(text)
  const answer = (json?.ok === true ? (json.value ?? {}) : {}) as { readonly pages?: Json }
  if (!Array.isArray(answer.pages)) return text
  const ids = new Map<string, string>()
  const pages = (answer.pages as readonly Json[]).map((each) => {
    // Possibly malformed: the fields that matter are checked below.
    const { id, parent, body, match } = (each ?? {}) as unknown as Commit
    if (typeof body !== 'string' || typeof parent !== 'string') return each
    const on = random(30) === 0 ? pick([...ids.values(), match], random) : (ids.get(parent) ?? parent)
    const sound = commitId(on, body)
    ids.set(id, sound)
    return { match, id: sound, parent: on, body }
  })
  return JSON.stringify({ ...answer, pages })
}

async function checkListed({ record, journal }: SavedMatch): Promise<void> {
  format(progressText(record))
  for (const each of record.chosen ?? []) format(each)
  new Date(record.changed).toISOString()
  if (!/^[\w-]+$/.test(record.id)) throw new Error(`Invalid match id: ${record.id}`)
  const game = await openGame(record.game)
  const found = game === undefined ? undefined : reopenJournal(game, journal, record.name)
  if (found?.ok === true) checkOpened(found.value)
}

function checkOpened({ match, divergence }: ReopenedMatch<unknown>): undefined {
  const { game, journal, steps } = match
  progressOf(match)
  game.layout(match.situation)
  if (match.question !== undefined) format(match.question.text)
  resumeMatch(game, { ...journal, entries: steps.slice(0, Math.floor(steps.length / 2)) })
  makeTranscript(game, journal)
  for (const each of [...(divergence?.mismatch ?? []), ...(divergence?.changes ?? [])]) {
    const problem = notInWords(format(each))
    if (problem !== undefined) throw new Error(`${problem}: ${format(each).slice(0, 300)}`)
  }
  return undefined
}

export function readers(): readonly Reader[] {
  const short = shortJournals()
  return [
    file('the file of a match', 120, short),
    file('the file of a whole match', 10, wholeJournals()),
    file('the transcript of a match', 40, transcripts()),
    file('the file of everything', 80, backups(short)),
    file('a heavy file', 1, heavyTexts()),
    link('a link', 60, short),
    link('a heavy link', 1, heavyTexts()),
    onDisk(short),
    {
      name: 'the pages of a server',
      weight: 80,
      samples: pulledAnswers(short),
      packed: withValidIds,
      read: async (input) => {
        await checkSync(new TestDisk(), input)
        return undefined
      },
    },
    ...packs().map(pack),
  ]
}

function file(name: string, weight: number, samples: readonly string[]): Reader {
  let disk = new TestDisk()
  return {
    name,
    weight,
    samples,
    touched: (refused) => disk.changeProblem(refused),
    read: async (input) => {
      disk = new TestDisk()
      const done = await importText(input, disk.target, (title) => title)
      if (!done.ok) return done.problem
      for (const saved of disk.matches) if (!ownMatches.includes(saved)) await checkListed(saved)
      return undefined
    },
  }
}

function backups(journals: readonly string[]): readonly string[] {
  return journals.map((text, at) => {
    const journal = JSON.parse(text) as SavedMatch['journal']
    const about = {
      id: `other-${at}`,
      game: gameIdOfJournal(journal),
      name: 'Another',
      turns: 0,
      created: 1,
      changed: 3,
    }
    const own = ownMatches.slice(at % 3, (at % 3) + 1)
    return formatBackup([...own, toSavedMatch(about, journal)], ownPacks.slice(0, at % 3))
  })
}

function link(name: string, weight: number, samples: readonly string[]): Reader {
  return {
    name,
    weight,
    samples,
    packed: (text, random) => {
      const packed = deflateRawSync(text, { level: 1 }).toString('base64url')
      return random(3) === 0 ? mutatedText(packed, packed, random) : packed
    },
    read: async (input) => {
      const found = await openLinkedMatch(() => unpackLink(input), games)
      return 'match' in found
        ? checkOpened(found)
        : format(withParams(sharingWords.cannotOpen, { problem: found }))
    },
  }
}

function onDisk(samples: readonly string[]): Reader {
  return {
    name: 'a match on the disk',
    weight: 60,
    samples,
    read: async (input) => {
      const json = parseJson(input)
      const journal = json.ok ? json.value : undefined
      const game = await openGame(gameIdOfJournal((journal ?? {}) as SavedMatch['journal']))
      if (game === undefined) return 'Unknown game.'
      const reopened = reopenJournal(game, journal, 'Mine')
      return reopened.ok ? checkOpened(reopened.value) : reopened.problem
    },
  }
}

function pack({ game, question, text }: SamplePack): Reader {
  return {
    name: `a pack of ${game.id}`,
    weight: 10,
    samples: [text],
    read: (input) => {
      const read = parsePack(question, input)
      if (read?.ok !== true) return read?.problem ?? 'This file is not JSON.'
      question.form.ownTexts?.(read.value)
      const match = beginMatch(game, 7, { options: { [question.id]: read.value } })
      if (!match.ok) return match.problem
      autoPlay(match.value, chanceAnswererFor(resolveWhoRolls(match.value)))
      return undefined
    },
  }
}
