import { deflateRawSync } from 'node:zlib'
import { heavyTexts } from '@opfor/evidence/games/bench/heavy-samples'
import {
  packs,
  type SamplePack,
  shortJournals,
  transcripts,
  wholeJournals,
} from '@opfor/evidence/games/bench/samples'
import { answersOf, begin, fill, parseJson, playOn, say, whoRolls } from '@opfor/kernel'
import { mutatedText, type Reader } from '@opfor/evidence/kernel/bench/hostile/index'
import { formatBackup } from '../../../../../apps/web/data/storage/backup.ts'
import { importText } from '../../../../../apps/web/data/storage/import-text.ts'
import { gameOf, type SavedMatch, toSavedMatch } from '../../../../../apps/web/data/storage/saved-match.ts'
import { parsePack } from '../../../../../apps/web/table/packs/parse-pack.ts'
import { reopenJournal } from '../../../../../apps/web/data/storage/reopen-journal.ts'
import { unpackLink } from '../../../../../apps/web/ui/sharing/link.ts'
import { openLinkedMatch } from '../../../../../apps/web/ui/sharing/open-linked-match.ts'
import { sharingWords } from '../../../../../apps/web/ui/sharing/words.ts'
import { checkListed, checkOpened } from './check-match.ts'
import { games, openGame, TestDisk, ownMatches, ownPacks } from './test-disk.ts'
import { pulledAnswers, withValidIds } from './pages.ts'
import { checkSync } from './check-sync.ts'

/** All parsers of the web app: files, links, and pages of a server. */
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

/** Backups as the app writes them: older own matches, and another match. */
function backups(journals: readonly string[]): readonly string[] {
  return journals.map((text, at) => {
    const journal = JSON.parse(text) as SavedMatch['journal']
    const about = {
      id: `other-${at}`,
      game: gameOf(journal),
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
      return 'match' in found ? checkOpened(found) : say(fill(sharingWords.cannotOpen, { problem: found }))
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
      const game = await openGame(gameOf((journal ?? {}) as SavedMatch['journal']))
      if (game === undefined) return 'Unknown game.'
      const reopened = reopenJournal(game, journal, 'Mine')
      return reopened.ok ? checkOpened(reopened.value) : reopened.problem
    },
  }
}

/** An accepted pack is played up to the user's first question. */
function pack({ game, question, text }: SamplePack): Reader {
  return {
    name: `a pack of ${game.id}`,
    weight: 10,
    samples: [text],
    read: (input) => {
      const read = parsePack(question, input)
      if (read?.ok !== true) return read?.problem ?? 'This file is not JSON.'
      question.form.ownTexts?.(read.value)
      const match = begin(game, 7, { options: { [question.id]: read.value } })
      if (!match.ok) return match.problem
      playOn(match.value, answersOf(whoRolls(match.value)))
      return undefined
    },
  }
}
