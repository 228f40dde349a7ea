import type { SheetSection, Sheet } from '../model/index.ts'
import { lowerName } from '../phrases/names.ts'

export type NameKind = 'section' | 'one' | 'column' | 'piece' | 'counter' | 'option' | 'value'

export interface SheetName {
  readonly name: string
  readonly kind: NameKind
}

export function namesOf({ sections, options, rulings }: Sheet): readonly SheetName[] {
  const all = [
    ...[...options, ...rulings].flatMap(({ name, values }) => [of('option', name), ...valuesOf(values)]),
    ...sections.flatMap(namesIn),
  ]
  const first = new Map(all.toReversed().map((each) => [lowerName(each.name), each]))
  return all.filter((each) => each.name !== '' && first.get(lowerName(each.name)) === each)
}

function of(kind: NameKind, name: string): SheetName {
  return { kind, name }
}

/** Words such as "foot", without yes and no. */
function valuesOf(words: readonly string[]): readonly SheetName[] {
  return words.filter((each) => !/^(?:yes|no|ja|nein)$/iu.test(each)).map((each) => of('value', each))
}

const inSections = new WeakMap<SheetSection, readonly SheetName[]>()

function namesIn(section: SheetSection): readonly SheetName[] {
  const known = inSections.get(section) ?? namesDefinedIn(section)
  inSections.set(section, known)
  return known
}

function namesDefinedIn(section: SheetSection): readonly SheetName[] {
  const heading = of('section', section.heading)
  switch (section.kind) {
    case 'roster':
      return [
        heading,
        of('one', section.one),
        ...section.columns.flatMap(({ name, words }) => [of('column', name), ...valuesOf(words)]),
        ...section.rows.map(({ name }) => of('piece', name)),
      ]
    case 'counters':
      return [
        heading,
        ...section.counters.flatMap((each) => [
          of('counter', each.name),
          ...(each.holds === 'word' ? valuesOf(each.words) : []),
        ]),
      ]
    case 'deck':
      return [
        heading,
        ...section.columns.map(({ name }) => of('column', name)),
        ...section.cards.flatMap(({ kind, name }) => [of('piece', kind), of('piece', name)]),
      ]
    case 'list':
    case 'finding':
    case 'chart':
    case 'walk':
    case 'steps':
    case 'report':
    case 'end':
    case 'prose':
      return [heading]
  }
}
