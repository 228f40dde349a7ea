import { nodesOf, type Sheet } from '../model/index.ts'

/** The words that mean pieces which the player names: "your units". */
export function namedSetsOf({ sections }: Sheet): readonly string[] {
  const found = new Set<string>()
  for (const { form, words } of sections.flatMap(nodesOf))
    if (form === 'named' && typeof words === 'string') found.add(words)
  return [...found]
}

/** The decks into which pieces come that the player names. */
export function namedDecksOf({ sections }: Sheet): ReadonlySet<string> {
  const found = new Set<string>()
  const rosters = new Set(
    sections
      .filter((each) => each.kind === 'roster' && each.blank !== undefined)
      .map(({ heading }) => heading),
  )
  for (const { form, section, deck } of sections.flatMap(nodesOf)) {
    if (form === 'addPiece' && typeof section === 'string') found.add(section)
    if ((form === 'putInto' || form === 'putBack' || form === 'putOnTop') && typeof deck === 'string')
      found.add(deck)
  }
  for (const section of sections) {
    if (section.kind !== 'deck' || section.of === undefined) continue
    const { base } = section.of
    if (base.form === 'named' || (base.form === 'roster' && rosters.has(base.section)))
      found.add(section.heading)
  }
  return found
}
