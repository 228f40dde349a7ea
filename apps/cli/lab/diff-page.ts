import { stripVTControlCharacters } from 'node:util'
import { type Game, digestText } from '@opfor/kernel'
import { codeVersion } from '@opfor/studies/code'
import { programVersion } from '../files/version.ts'
import { comparisonParts } from './comparison-lines.ts'
import type { ComparisonResult } from './compare.ts'

export function diffPage(game: Game, compared: ComparisonResult, command: string): string {
  const { name, comparison, totals, seconds } = compared
  const texts = (['first', 'second'] as const).flatMap((which) => {
    const { variant } = comparison[which]
    return variant === undefined ? [] : [{ which, variant }]
  })
  return `${[
    `# ${game.title}: ${name}`,
    '',
    ...provenanceLines(game, command),
    `${totals.games} seeds from ${compared.from}, each played twice by the ${comparison.policy.name} player, in ${seconds.toFixed(0)} s.`,
    ...texts.map(({ which, variant }) => `The text of the ${which}: digest \`${digestText(variant)}\`.`),
    ...comparisonParts(game, compared).flatMap(({ title, lines, verbatim }) => [
      '',
      `## ${title}`,
      '',
      ...(verbatim === true ? fenced(lines) : paragraphs(lines)),
    ]),
    ...texts.flatMap(({ which, variant }) => [
      '',
      `## The text of the ${which}`,
      '',
      ...fenced([variant.trimEnd()]),
    ]),
  ].join('\n')}\n`
}

export function provenanceLines(game: Game, command: string): readonly string[] {
  const date = new Date().toISOString().slice(0, 10)
  return [
    `${game.title}, rules ${game.version}, Opfor ${programVersion()}, code ${codeVersion()}, ${date}. Made by \`${command}\`.`,
    '',
  ]
}

/** Makes lines list items; tables stay tables. */
function paragraphs(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' || line.startsWith('|') ? line : `- ${line}`))
}

function fenced(lines: readonly string[]): readonly string[] {
  return ['````text', ...lines.map((line) => stripVTControlCharacters(line)), '````']
}
