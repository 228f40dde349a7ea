import type { LineSource, Game, Rule } from '@opfor/kernel'
import { styled, wrap } from './output.ts'
import { say } from './text/language.ts'
import { referenceWords } from './text/setting-words.ts'
import { listWords } from './text/list-words.ts'

/** A game's lists, charts, options and rulings, from the rule data. */
export function referenceLines(game: Game): readonly string[] {
  const { title, rulebook, stage } = game
  return [
    styled('strong', `${title} (${stage})`),
    say(referenceWords.rulebook, {
      title: rulebook.title,
      edition: rulebook.edition,
      publisher: rulebook.publisher,
    }),
    '',
    ...game.declared.flatMap(declaredLines),
    styled('strong', say(referenceWords.options)),
    ...game.options.flatMap(({ question, standard }) => [
      ...wrap(
        `  ${say(referenceWords.standard, { option: `${question.id}: ${say(question.text)}`, value: defaultText(standard) })}`,
        '    ',
      ),
      ...(question.options ?? []).flatMap((option) =>
        wrap(`    ${option.id}: ${say(option.name)}`, '      '),
      ),
    ]),
    '',
    styled('strong', say(referenceWords.rulings)),
    ...game.rulings.flatMap((ruling) => [
      ...wrap(`  ${ruling.id}: ${say(ruling.question)} (${ruling.cite.heading})`, '    '),
      ...Object.entries(ruling.readings).flatMap(([id, text]) =>
        wrap(`    ${id === ruling.standard ? '*' : '-'} ${id}: ${say(text)}`, '      '),
      ),
      ...wrap(`    ${say(ruling.why)}`, '    ').map((line) => styled('faint', line)),
    ]),
    ...exampleLines(game),
  ]
}

function exampleLines({ id: game, examples = [] }: Game): readonly string[] {
  if (examples.length === 0) return []
  return [
    '',
    styled('strong', say(referenceWords.examples)),
    ...examples.flatMap(({ id, title, reasoning }) => [
      `  ${say(title)}: opfor play ${game} --example ${id}`,
      ...reasoning.flatMap((line, at) => wrap(`    ${at + 1}. ${say(line)}`, '       ')),
    ]),
  ]
}

function defaultText(standard: unknown): string {
  return standard === '' ? say(listWords.none) : String(standard)
}

function declaredLines(declared: LineSource): readonly string[] {
  return [
    styled('strong', say(declared.title)) +
      styled('faint', `  (${declared.cite.book}: ${declared.cite.heading})`),
    ...declared.lines.flatMap(ruleLines),
    '',
  ]
}

function ruleLines(rule: Rule): readonly string[] {
  const key = rule.number ?? ''
  const conditions = rule.given.map((each) => `${say(each)}: `).join('')
  const text = `${conditions}${say(rule.text)}`
  const ids = rule.rulings.map(({ id }) => id).join(', ')
  const told = ids === '' ? text : say(referenceWords.ruling, { rule: text, ids })
  return wrap(`  ${key.padStart(3)}  ${rule.how.padEnd(7)}${told}`, '              ')
}

/** The same as JSON. */
export function referenceJson(game: Game): unknown {
  return {
    game: game.id,
    title: game.title,
    stage: game.stage,
    rulebook: {
      title: game.rulebook.title,
      edition: say(game.rulebook.edition),
      publisher: say(game.rulebook.publisher),
    },
    lists: game.declared.map(({ id, kind, title, cite, lines }) => ({
      id,
      kind,
      title: say(title),
      cite,
      lines: lines.map((line) => ({
        id: line.id,
        how: line.how,
        given: line.given.map((each) => say(each)),
        text: say(line.text),
        number: line.number,
        rulings: line.rulings.map((each) => each.id),
      })),
    })),
    options: game.options.map(({ question, standard }) => ({
      id: question.id,
      text: say(question.text),
      standard,
      values: question.options?.map((option) => option.id),
    })),
    rulings: game.rulings.map(({ id, question, readings, standard, why, cite }) => ({
      id,
      question: say(question),
      readings: Object.fromEntries(Object.entries(readings).map(([key, text]) => [key, say(text)])),
      standard,
      why: say(why),
      cite,
    })),
  }
}
