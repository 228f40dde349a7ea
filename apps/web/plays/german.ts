/** Texts of the statistics, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.plays.none': 'Noch keine beendeten Partien. Partien, die du zu Ende spielst, werden hier gezählt.',
  'web.plays.ended': '{count, plural, one {# Partie beendet} other {# Partien beendet}}',
  'web.plays.open': '{count, plural, one {# läuft noch} other {# laufen noch}}',
  'web.plays.won': 'gewonnen',
  'web.plays.rate': '{percent} % gewonnen',
  'web.plays.matches': 'Partien',
  'web.plays.turns': 'Züge',
  'web.plays.turnsIntro': 'Züge: der Median deiner Partien, mit der kürzesten und der längsten.',
  'web.plays.range': '{middle} ({shortest} bis {longest})',
  'web.plays.endings': 'Wie sie endeten',
}
