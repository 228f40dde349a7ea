export interface ListLanguage {
  readonly code: string
  /** Words that identify the language. */
  readonly telling: RegExp
  /** Converts list lines to sheet lines; `$1` is the pattern's match. */
  readonly lines: readonly (readonly [pattern: RegExp, line: string])[]
  /** Words that end a noun: "most models in range" is about models. */
  readonly nounEnds: RegExp
  /** The text before "most models" in a line that is no sentence: "the unit with the". */
  readonly noSentence: RegExp
  readonly prefer: string
  /** With a condition and one comma. */
  readonly ifs: RegExp
  readonly otherwise: RegExp
  readonly title: string
  readonly head: readonly string[]
  readonly turn: string
  readonly target: string
  readonly opening: string
  readonly choose: string
  readonly tie: string
}

const englishEnds =
  /\s+(?:in|within|on|at|of|near|next|and|or|that|who|which|to|from|with|left|first)\b.*$|[,;.:(].*$/iu
const germanEnds =
  /\s+(?:in|innerhalb|auf|an|bei|von|und|oder|neben|zu|mit|aus|hat|haben|zuerst|übrig)(?![\p{L}]).*$|[,;.:(].*$/iu

export const listLanguages: readonly ListLanguage[] = [
  {
    code: 'en',
    telling: /\b(?:the|is|it|if|of|and|to|with|unit|enemy|nearest|closest|most|fewest|move|attack)\b/giu,
    lines: [
      [/^(?:it |they )?must not (?:be )?(.+)$/iu, 'must not: it is $1'],
      [/^(?:it |they )?must have (.+)$/iu, 'must: it has $1'],
      [/^(?:it |they )?must (?:be )?(.+)$/iu, 'must: it is $1'],
      [/^avoids? (.+)$/iu, 'avoid: $1'],
      [/^prefers? (.+)$|^(?:preferably|ideally),? (.+)$/iu, 'prefer: $1'],
      [/\b(?:nearest|closest) to (.+)$/iu, 'nearest to $1'],
      [/\b(?:nearest|closest)\b/iu, 'nearest'],
      [/\b(?:farthest|furthest) from (.+)$/iu, 'farthest from $1'],
      [/\b(?:farthest|furthest|most distant)\b/iu, 'farthest'],
      [/\b(?:most|highest|greatest|largest|biggest) (?!of\b)(.+)$/iu, 'most $1'],
      [/\b(?:fewest|least|lowest|smallest) (?!of\b)(.+)$/iu, 'fewest $1'],
      [/\bstrongest\b/iu, 'most strength'],
      [/\bweakest\b/iu, 'fewest strength'],
    ],
    nounEnds: englishEnds,
    noSentence:
      /^(?:the|a|an|your|those)?\s*$|^(?:(?:the|an?|any|your)\s+)?(?:enemy\s+)?\p{L}+\s+(?:with|having|that (?:is|has|have)|which (?:is|has))\s+(?:the\s+)?$/iu,
    prefer: 'prefer:',
    ifs: /^(if [^,:]+), (?:then )?([^,:]+)$/iu,
    otherwise: /^(otherwise),? (?!:)(.+)$/iu,
    title: 'My opponent',
    head: [],
    turn: 'Turn',
    target: 'Target',
    opening: 'Choose one of your units.',
    choose: 'Choose',
    tie: 'Tie: you choose',
  },
  {
    code: 'de',
    telling:
      /(?<!\p{L})(?:der|die|das|ist|es|wenn|und|mit|einheit|feind|gegner|nächste[nrs]?|meisten?|wenigsten?|greift|zieht|bewegt)(?!\p{L})/giu,
    lines: [
      [/^(?:sie |er |es )?darf nicht (.+?)(?: sein)?$/iu, 'darf nicht: sie ist $1'],
      [/^(?:sie |er |es )?muss (.+?) haben$/iu, 'muss: sie hat $1'],
      [/^(?:sie |er |es )?muss (.+?)(?: sein)?$/iu, 'muss: sie ist $1'],
      [/^(?:ver)?meidet? (.+)$/iu, 'meidet: $1'],
      [/^bevorzugt (.+)$|^am liebsten (.+)$|^möglichst (.+)$/iu, 'bevorzugt: $1'],
      [/(?<!\p{L})(?:am nächsten|nächste[nrs]?) (?:an|bei|zu|zum|zur) (.+)$/iu, 'am nächsten zu $1'],
      [/(?<!\p{L})(?:am nächsten|nächste[nrs]?|nächstgelegene[nrs]?)(?!\p{L})/iu, 'nächste'],
      [/(?<!\p{L})(?:am weitesten|fernste[nrs]?|entfernteste[nrs]?)(?!\p{L})/iu, 'fernste'],
      [/(?<!\p{L})(?:meisten?|größte[nrs]?|höchste[nrs]?) (.+)$/iu, 'meiste $1'],
      [/(?<!\p{L})(?:wenigsten?|kleinste[nrs]?|niedrigste[nrs]?|geringste[nrs]?) (.+)$/iu, 'wenigste $1'],
      [/(?<!\p{L})stärkste[nrs]?(?!\p{L})/iu, 'meiste Stärke'],
      [/(?<!\p{L})schwächste[nrs]?(?!\p{L})/iu, 'wenigste Stärke'],
    ],
    nounEnds: germanEnds,
    noSentence:
      /^(?:der|die|das|den|deine[nrs]?)?\s*$|^(?:(?:der|die|das|den|deine[nrs]?)\s+)?(?:feindliche[nrs]?\s+)?\p{L}+,?\s+(?:mit|der|die|das)\s+(?:den|der|dem|die|das)?\s*$/iu,
    prefer: 'bevorzugt:',
    ifs: /^((?:wenn|falls) [^,:]+), (?:dann )?([^,:]+)$/iu,
    otherwise: /^(sonst|andernfalls|ansonsten),? (?!:)(.+)$/iu,
    title: 'Mein Gegner',
    head: ['Sprache: de'],
    turn: 'Zug',
    target: 'Ziel',
    opening: 'Wähle eine deiner Einheiten.',
    choose: 'Wähle',
    tie: 'Gleichstand: du wählst',
  },
]

export function languageOfList(text: string): ListLanguage {
  const counted = listLanguages.map((language) => ({
    language,
    count: text.match(language.telling)?.length ?? 0,
  }))
  const [first, second] = counted
  const best = (second?.count ?? 0) > (first?.count ?? 0) ? second : first
  if (best === undefined) throw new Error('There is no language for lists.')
  return best.language
}
