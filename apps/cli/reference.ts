import { type LineSource, type Game, type Rule, say } from '@opfor/kernel'
import { styled, wrap } from './output.ts'

/** A game's lists, charts, options and rulings, from the rule data. */
export function referenceLines(game: Game): readonly string[] {
  const { title, rulebook, stage } = game
  return [
    styled('strong', `${title} (${stage})`),
    `${rulebook.title}, ${say(rulebook.edition)} (publisher: ${say(rulebook.publisher)}). Unofficial; you need the game.`,
    '',
    ...game.declared.flatMap(declaredLines),
    styled('strong', 'Options'),
    ...game.options.flatMap(({ question, standard }) => [
      ...wrap(`  ${question.id}: ${say(question.text)} (standard: ${defaultText(standard)})`, '    '),
      ...(question.options ?? []).flatMap((option) =>
        wrap(`    ${option.id}: ${say(option.name)}`, '      '),
      ),
    ]),
    '',
    styled('strong', 'Rulings'),
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
    styled('strong', 'Examples'),
    ...examples.flatMap(({ id, title, reasoning }) => [
      `  ${say(title)}: opfor play ${game} --example ${id}`,
      ...reasoning.flatMap((line, at) => wrap(`    ${at + 1}. ${say(line)}`, '       ')),
    ]),
  ]
}

function defaultText(standard: unknown): string {
  return standard === '' ? 'none' : String(standard)
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
  const ruling = rule.rulings.map(({ id }) => ` [ruling: ${id}]`).join('')
  return wrap(
    `  ${key.padStart(3)}  ${rule.how.padEnd(7)}${conditions}${say(rule.text)}${ruling}`,
    '              ',
  )
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
