import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Journal } from '@opfor/kernel'
import { afterEach, expect, test } from 'vitest'
import { programPath, makeScratchFolder } from './testing/opfor.ts'
import { Terminal } from './testing/terminal.ts'

const over = /(You win|The bot wins)(:| \d)/

let open: Terminal | undefined
afterEach(() => open?.close())

const folder = makeScratchFolder()
const file = path.join(folder, 'match.json')
const command = `exec ${process.execPath} ${programPath} play blitzkrieg --set where=table --set difficulty=easy --dice real --draws real --seed 1 --journal ${file} --standard`
const journal = () => JSON.parse(readFileSync(file, 'utf8')) as Journal

function answerTo(screen: string): string {
  const question = screen.slice(screen.lastIndexOf('\n? '))
  if (question.includes('Which five units')) return '1, 2, 3, 4, 5'
  if (question.includes('Roll and type')) return String(1 + (question.length % 6))
  return question.match(/Which (\d) /) ? '1, 2' : '1'
}

test('a complete match with physical dice and draws, played through a terminal', async () => {
  open = new Terminal(command)
  let shown = await open.shows()
  let tried = false
  for (let answers = 0; !over.test(shown); answers += 1) {
    shown = await open.say(answerTo(shown), over)
    if (!tried && answers >= 16 && shown.includes('The bot places')) {
      tried = true
      shown = await inTheMiddle(open)
    }
    if (answers > 400) throw new Error(`The match never ended:\n${shown}`)
  }
  expect(tried).toBe(true)
  const sources = new Set(journal().entries.flatMap((entry) => ('by' in entry ? [entry.by] : [])))
  expect([...sources]).toEqual(['person'])
})

/** Why, why-not, undo, overrule and kill -9 lose nothing. */
async function inTheMiddle(terminal: Terminal): Promise<string> {
  expect(await terminal.say('why')).toContain('Selecting a theatre')
  expect(await terminal.say('why not South East Asia')).toMatch(/\d\s+for\s+South\s+East\s+Asia/)
  const before = journal().entries.length
  expect(await terminal.say('undo')).toMatch(/Undone: .*Update your table:/s)
  expect(await terminal.say('redo')).toContain('Redone:')
  expect(journal().entries.slice(before)).toMatchObject([{ undo: 1 }, { redo: 1 }])
  expect(await terminal.say('overrule')).toContain('Usage: overrule')
  const overruled = await terminal.say('overrule unit none : it rests')
  expect(overruled).toContain('Overruled.')
  const kept = readFileSync(file, 'utf8')
  terminal.kill()
  terminal.close()
  expect(readFileSync(file, 'utf8')).toBe(kept)
  open = new Terminal(command)
  const resumed = await open.shows()
  const question = (shown: string) => shown.slice(shown.lastIndexOf('? ')).split('\n')[0]
  expect(question(resumed)).toBe(question(overruled))
  return resumed
}

test('Ctrl-C saves the match and restores the terminal', async () => {
  const play = `${process.execPath} ${programPath} play blitzkrieg --standard --seed 2 --journal ${file}.2`
  open = new Terminal(`bash --norc -c '${play}; echo left with $?; stty -a | grep -o " echo "; sleep 30'`)
  await open.shows()
  const shown = await open.press('C-c', /left with 130\n echo/)
  expect(shown).toContain('The match is saved in')
})

const opfor = (args: string) => `exec ${process.execPath} ${programPath} ${args}`

test('with two people at one screen, secret hands are never shown to the other', async () => {
  open = new Terminal(opfor('play conflict-of-heroes --standard --set mode=firefight --seed 5'))
  expect(await open.shows()).toContain('? Player 2: ')
  let shown = ''
  for (let answers = 0; !shown.includes('Hand over:'); answers += 1) {
    if (answers > 20) throw new Error(shown)
    shown = await open.say('1', /Hand over:/)
  }
  expect(shown).toContain('only Player 2 (German player) may look now.')
  expect(shown).toContain('Put the Command marker of the Soviet player on')
  expect(shown).not.toContain('Your hand')
  open.type('Enter')
  const german = await open.until(/Your hand: German card[^>]*^> ?$/m)
  expect(german).not.toMatch(/Soviet card 0\d/)
  open.type('history', 'Enter')
  expect(await open.until(/to\s+the\s+Soviet\s+player\.\s+\(secret\)/)).not.toContain('Soviet card')
  open.type('look 8', 'Enter')
  expect(await open.until(/A secret draw\./)).not.toContain('Soviet card')
  open.type('3', 'Enter')
  const between = await open.until(/only Player 1 \(Soviet player\) may look now\./)
  expect(between).toContain('The German player plays German card')
  expect(between).not.toContain('Your hand')
  expect(between).not.toMatch(/German card 0\d, (top|bottom)/)
  open.type('Enter')
  await open.until(/Your hand: Soviet card[^>]*^> ?$/m)
  open.type('undo', 'Enter')
  const back = await open.until(/only Player 2 \(German player\) may look now\./)
  expect(back.replaceAll(/\s+/g, ' ')).toContain(
    'Which card do you play for the German player, and what does its half say? (secret)',
  )
  expect(back).toContain('Update your table:')
  expect(back).not.toMatch(/Soviet card 0\d, (top|bottom)/)
})

test('an own pack is offered with the samples, and its errors are shown', async () => {
  const [wrong, right] = ['wrong.json', 'right.json'].map((name) => path.join(folder, name))
  const kept = path.join(import.meta.dirname, '../../evidence/games/admiral/recorded/own-battle.json')
  const { settings } = JSON.parse(readFileSync(kept, 'utf8')) as Journal
  writeFileSync(wrong ?? '', JSON.stringify({ opfor: 1 }))
  writeFileSync(right ?? '', JSON.stringify(settings.options['battle']))
  open = new Terminal(opfor(`play admiral --seed 1 --journal ${file}.3`))
  expect(await open.until(/start with the default settings\?/)).toContain('Which battle?')
  open.type('n')
  expect(await open.until(/My own, from a file/)).toContain('Which battle?')
  open.type('Up', 'Enter')
  await open.until(/Path of the pack/)
  open.type(wrong ?? '', 'Enter')
  await open.until(/wrong\.json: .*is\s+expected, not nothing/s)
  for (const _ of wrong ?? '') open.type('BSpace')
  open.type(right ?? '', 'Enter')
  const asks = (screen: string) => screen.slice(screen.lastIndexOf('◆'))
  for (let shown = await open.until(/◆ {2}Where/); shown.includes('◆'); ) {
    const before = asks(shown)
    open.type('Enter')
    shown = await open.until(
      (screen) => /^> ?$/m.test(screen) || (screen.includes('◆') && asks(screen) !== before),
    )
  }
  const begun = JSON.parse(readFileSync(`${file}.3`, 'utf8')) as Journal
  expect(begun.settings.options['battle']).toEqual(settings.options['battle'])
})

test('many squares are typed and completed, not listed', async () => {
  open = new Terminal(opfor('play admiral --standard --set where=table --draws app --seed 7'))
  await open.shows()
  await open.say('the rest')
  const shown = await open.until(/to choose from/)
  expect(shown).toMatch(/your Heron to [a-h]\d+ \.\.\. your Heron to [a-h]\d+ \(4\d\)\n/)
  open.type('list your Heron to d', 'Enter')
  expect(await open.until(/your Heron to d1 +#?\d+ +your Heron to d4/)).not.toContain('Not found')
  // A key typed during the last completion would complete something else.
  open.type('correct mo', 'Tab')
  await open.until(/^> correct move ?$/m)
  open.type('stratego', 'Tab')
  await open.until(/^> correct move Stratego's ?$/m)
})

test('long output is shown page by page, and input other than q is handled', async () => {
  const kept = path.join(folder, 'long.json')
  writeFileSync(
    kept,
    readFileSync(
      path.join(import.meta.dirname, '../../evidence/games/admiral/recorded/table-real-dice.json'),
    ),
  )
  open = new Terminal(opfor(`play admiral --journal ${kept}`))
  await open.shows()
  open.type('history all', 'Enter')
  await open.until(/\d+ more lines: Enter for more, q to quit -- ?$/m)
  open.type('Enter')
  await open.until(/(more lines.*){2}/s)
  open.type('check', 'Enter')
  await open.until(/Compare with your table\./)
})
