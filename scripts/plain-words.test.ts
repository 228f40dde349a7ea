import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)

/** The files to check. Add folders here; rule code, kept matches and replays are exempt. */
const checked: readonly string[] = [
  'apps/cli/**/*.{ts,md}',
  'apps/web/**/*.{ts,tsx,md}',
  'apps/server/**/*.{ts,md}',
  'sync/**/*.{ts,md}',
  'docs/**/*.md',
  '*.md',
  'apps/*/README.md',
  '{lab,studies,scripts,kernel}/**/*.{ts,tsx,md}',
  'site/{make,check,pages/en}/**/*.{ts,md}',
]

/** The list of words itself, the code of conduct, generated pages with ids of rule code, and files that are not ours to reword. */
const exempt =
  /node_modules|^scripts\/plain-words|^docs\/words\.md$|^CODE_OF_CONDUCT\.md$|^docs\/studies\/which-|\/(?:dist|kept|replays)\//

interface Phrase {
  readonly phrase: RegExp
  readonly example: string
  readonly instead: string
}

/** Phrases that are not used outside rule code, each with an example and what to write instead (see docs/words.md). */
const phrases: readonly Phrase[] = [
  {
    phrase: /\bso many\b(?! (?:that|as|for|because)\b)/i,
    example: 'so many steps',
    instead: 'n, maxX',
  },
  {
    phrase: /\bso (?:often|few)\b(?! (?:that|as|for|because)\b)/i,
    example: 'so often',
    instead: 'n, maxX',
  },
  { phrase: /\banew\b/i, example: 'drawn anew', instead: 'again, re-' },
  {
    phrase: /(?<!`|import \{ |export \{ |yield\* |function\* )\bafresh\b/i,
    example: 'asked afresh',
    instead: 'again, restart',
  },
  { phrase: /\bwhoever\b/i, example: 'whoever asks', instead: 'the caller, the user' },
  { phrase: /\bcomes? to nothing\b/i, example: 'it comes to nothing', instead: 'has no effect, fails' },
  {
    phrase: /\bwhat (?:has )?(?:came|comes?|becomes?|became) of\b/i,
    example: 'what came of it',
    instead: 'result',
  },
  {
    phrase: /\b(?:take[ns]?|taking) (?:it |that |the last answer |so many )?back\b/i,
    example: 'takes it back',
    instead: 'undo, revert',
  },
  { phrase: /\bgiven again\b|\bgives? (?:it|the answer) again\b/i, example: 'Given again', instead: 'redo' },
  {
    phrase: /\bstanding question\b|\bquestion that stands\b/i,
    example: 'the standing question',
    instead: 'current question',
  },
  {
    phrase: /\b(?:how (?:it|a study|a match) stands|as it stands)\b/i,
    example: 'how it stands',
    instead: 'status, current',
  },
  {
    phrase: /\bgo(?:es)? on with\b(?! the map')|(?<!\byou )\bplay(?:s|ed)? on\b(?! (?:a|the)\b|: ')/i,
    example: 'goes on with it',
    instead: 'continue, resume',
  },
  { phrase: /['"`]Say(?::| (?:what|where|which|how)\b)/, example: "'Say where: x'", instead: 'Usage: ...' },
  { phrase: /\bThere (?:is|are): /, example: 'There is: a, b', instead: 'Available: ...' },
  { phrase: /\b(?:set|sets|setting|put) right\b/i, example: 'sets right', instead: 'correct' },
  { phrase: /\binto line\b/i, example: 'bring into line', instead: 'update' },
  {
    phrase: /(?<!\{wrong\} )\bof 100 cases\b|\bpoints of a hundred\b/i,
    example: '95 of 100 cases',
    instead: 'confidence interval',
  },
  { phrase: /\bfor programs\b/i, example: 'for programs', instead: 'output JSON' },
  { phrase: /\bas a beginning for\b/i, example: 'as a beginning for yours', instead: 'as a template' },
  { phrase: /\bwhat lives (?:there|here)\b/i, example: 'what lives there', instead: 'contents' },
  { phrase: /(?<!none, |this question is )\bpassed over\b/i, example: 'is passed over', instead: 'skipped' },
  {
    phrase: /\bnow and then\b|\bof late\b|\bunder way\b/i,
    example: 'now and then',
    instead: 'sometimes, recently, in progress',
  },
  {
    phrase: /\bhow far (?:it|a game|one database) (?:is|goes)\b/i,
    example: 'how far it is',
    instead: 'status, capacity',
  },
  { phrase: /\bmend(?:s|ed|ing)?\b/i, example: 'mended', instead: 'fix' },
  {
    phrase: /\bthe world (?:is|outside|around)\b/i,
    example: 'the world outside',
    instead: 'input and output',
  },
  {
    phrase: /\bundefined where\b/i,
    example: 'undefined where there is none',
    instead: 'undefined if',
  },
  { phrase: /\bsays its (?:id|address)\b/i, example: 'says its id', instead: 'returns' },
  { phrase: /\b(?:stay|keep|remain)s? in sight\b/i, example: 'stays in sight', instead: 'visible' },
  { phrase: /\band it is said\b/i, example: 'and it is said', instead: 'an error is shown' },
  {
    phrase: /\bfinds? no barrier\b|\bfree of barriers\b/i,
    example: 'free of barriers',
    instead: 'accessible',
  },
  {
    phrase: /\bplayed on in\b|\bin two ways\b/i,
    example: 'played on in two ways',
    instead: 'conflict, branches',
  },
  { phrase: /\blaid down\b|\blays? down\b/i, example: 'is laid down', instead: 'saved, replaced' },
  { phrase: /\bas it lies\b|\bas they lie\b/i, example: 'as it lies there', instead: 'unchanged, as stored' },
  { phrase: /\bsooner or later\b/i, example: 'sooner or later', instead: 'at least one' },
  {
    phrase: /\bagain and again\b/i,
    example: 'tried again and again',
    instead: 'repeatedly, after all retries',
  },
  { phrase: /\bput afresh\b|\bbegins? again\b/i, example: 'begins again', instead: 'restart' },
  { phrase: /\bin hand until\b/i, example: 'kept in hand until', instead: 'retry until saved' },
  { phrase: /\bwholly on screen\b/i, example: 'Wholly on screen', instead: 'on this screen' },
  {
    phrase: /\bbeside (?:the|a) real board\b/i,
    example: 'Beside the real board',
    instead: 'at a physical board',
  },
  {
    phrase: /\bwithout a table\b/i,
    example: 'cannot be played without a table',
    instead: 'cannot be simulated',
  },
  { phrase: /\bfor nobody\b|\bwait for nobody\b/i, example: 'is for nobody', instead: 'unused, discarded' },
  { phrase: /\bwhole or not at all\b/i, example: 'whole or not at all', instead: 'atomic' },
  { phrase: /\bdealt to in turn\b/i, example: 'seeds are dealt to in turn', instead: 'assigned in turn' },
  { phrase: /\bas far as the seed says\b/i, example: 'as far as the seed says', instead: 'random' },
  {
    phrase: /\bat its furthest\b|\bfurthest behind\b/i,
    example: 'furthest behind',
    instead: 'with the least progress',
  },
  { phrase: /\bhand(?:s|ed|ing)? (?:\w+ )?in\b/i, example: 'handed in', instead: 'submit' },
  {
    phrase: /\bwhat (?:its id says|their ids say)\b/i,
    example: 'what its id says',
    instead: 'hash mismatch',
  },
  { phrase: /\b(?:has|have) run out\b/i, example: 'has run out', instead: 'expired' },
  { phrase: /\bcomes? to rest\b/i, example: 'come to rest', instead: 'become idle' },
  { phrase: /\bspoils? it\b/i, example: 'spoils it for others', instead: 'affect' },
  { phrase: /\blost its memory\b/i, example: 'lost its memory', instead: 'was restored' },
  { phrase: /\bwished for\b/i, example: 'a link that is wished for', instead: 'input, requested' },
  { phrase: /\bleaves nothing behind\b/i, example: 'leaves nothing behind', instead: 'cleans up' },
  { phrase: /\bbad worlds?\b/i, example: 'in bad worlds', instead: 'with injected faults' },
  { phrase: /\blets? go of\b/i, example: 'lets go of it', instead: 'close, release' },
  { phrase: /\bGreenwich\b/i, example: 'in Greenwich', instead: 'UTC' },
]

function* found(globs: readonly string[], wanted: readonly Phrase[]): Generator<string> {
  for (const file of globSync([...globs], { cwd: root }).filter((name) => !exempt.test(name))) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
    for (const [at, line] of lines.entries())
      for (const { phrase, instead } of wanted)
        if (phrase.test(line)) yield `${file}:${at + 1}: "${phrase.exec(line)?.[0]}"; use: ${instead}`
  }
}

test('phrases of the list are not used', () => {
  expect([...found(checked, phrases)]).toEqual([])
})

test('every glob matches files', () => {
  expect(checked.filter((glob) => globSync(glob, { cwd: root }).length === 0)).toEqual([])
})

test.each(phrases)('$phrase finds its example', ({ phrase, example }) => {
  expect(example).toMatch(phrase)
})
