import type { Game, RuleList, Rule } from '@opfor/kernel'
import { applyStyle, wrapText } from './lines/output.ts'
import { listWords, localize } from './text/language.ts'
import { referenceWords } from './text/setting-words.ts'

export function referenceLines(game: Game): readonly string[] {
  const { title, rulebook, stage } = game
  return [
    applyStyle('strong', `${title} (${stage})`),
    localize(referenceWords.rulebook, {
      title: rulebook.title,
      edition: rulebook.edition,
      publisher: rulebook.publisher,
    }),
    '',
    ...game.declared.flatMap(declaredLines),
    applyStyle('strong', localize(referenceWords.options)),
    ...game.options.flatMap(({ question, default: standard }) => [
      ...wrapText(
        `  ${localize(referenceWords.standard, { option: `${question.id}: ${localize(question.text)}`, value: defaultText(standard) })}`,
        '    ',
      ),
      ...(question.options ?? []).flatMap((option) =>
        wrapText(`    ${option.id}: ${localize(option.name)}`, '      '),
      ),
    ]),
    '',
    applyStyle('strong', localize(referenceWords.rulings)),
    ...game.rulings.flatMap((ruling) => [
      ...wrapText(`  ${ruling.id}: ${localize(ruling.question)} (${ruling.cite.heading})`, '    '),
      ...Object.entries(ruling.readings).flatMap(([id, text]) =>
        wrapText(`    ${id === ruling.default ? '*' : '-'} ${id}: ${localize(text)}`, '      '),
      ),
      ...wrapText(`    ${localize(ruling.why)}`, '    ').map((line) => applyStyle('faint', line)),
    ]),
    ...exampleLines(game),
  ]
}

function exampleLines({ id: game, examples = [] }: Game): readonly string[] {
  if (examples.length === 0) return []
  return [
    '',
    applyStyle('strong', localize(referenceWords.examples)),
    ...examples.flatMap(({ id, title, reasoning }) => [
      `  ${localize(title)}: opfor play ${game} --example ${id}`,
      ...reasoning.flatMap((line, at) => wrapText(`    ${at + 1}. ${localize(line)}`, '       ')),
    ]),
  ]
}

function defaultText(standard: unknown): string {
  return standard === '' ? localize(listWords.none) : String(standard)
}

function declaredLines(declared: RuleList): readonly string[] {
  return [
    applyStyle('strong', localize(declared.title)) +
      applyStyle('faint', `  (${declared.cite.book}: ${declared.cite.heading})`),
    ...declared.lines.flatMap(ruleLines),
    '',
  ]
}

function ruleLines(rule: Rule): readonly string[] {
  const key = rule.number ?? ''
  const conditions = rule.given.map((each) => `${localize(each)}: `).join('')
  const text = `${conditions}${localize(rule.text)}`
  const ids = rule.rulings.map(({ id }) => id).join(', ')
  const told = ids === '' ? text : localize(referenceWords.ruling, { rule: text, ids })
  return wrapText(`  ${key.padStart(3)}  ${rule.how.padEnd(7)}${told}`, '              ')
}

export function referenceJson(game: Game): unknown {
  return {
    game: game.id,
    title: game.title,
    stage: game.stage,
    rulebook: {
      title: game.rulebook.title,
      edition: localize(game.rulebook.edition),
      publisher: localize(game.rulebook.publisher),
    },
    lists: game.declared.map(({ id, kind, title, cite, lines }) => ({
      id,
      kind,
      title: localize(title),
      cite,
      lines: lines.map((line) => ({
        id: line.id,
        how: line.how,
        given: line.given.map((each) => localize(each)),
        text: localize(line.text),
        number: line.number,
        rulings: line.rulings.map((each) => each.id),
      })),
    })),
    options: game.options.map(({ question, default: standard }) => ({
      id: question.id,
      text: localize(question.text),
      standard,
      values: question.options?.map((option) => option.id),
    })),
    rulings: game.rulings.map(({ id, question, readings, default: standard, why, cite }) => ({
      id,
      question: localize(question),
      readings: Object.fromEntries(Object.entries(readings).map(([key, text]) => [key, localize(text)])),
      standard,
      why: localize(why),
      cite,
    })),
  }
}
