/** Texts of the reference, besides those of the game, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.reference.title': '{title}: Regelübersicht',
  'web.reference.search': 'Suchen',
  'web.reference.found': '{count, plural, =0 {Nichts gefunden.} one {Ein Eintrag.} other {# Einträge.}}',
  'web.reference.print': 'Drucken',
  'web.reference.options': 'Einstellungen einer Partie',
  'web.reference.rulings': 'Auslegungen',
  'web.reference.rulingsIntro':
    'Wo das Regelheft schweigt oder unklar ist. Jede lässt sich zu Beginn einer Partie wählen.',
  'web.reference.from': '{book}: {heading}',
  'web.standard': 'Standard',
  'web.reference.upTo': '{from} bis {to}',
  'web.reference.byRuling': 'Auslegung: {ruling}',
  'web.reference.must': 'muss',
  'web.reference.prefer': 'möglichst',
  'web.reference.most': 'am meisten',
  'web.reference.fewest': 'am wenigsten',
  'web.reference.tie': 'Gleichstand',
  'web.reference.action': 'versuchen',
  'web.reference.cell': 'Tabelle',
  'web.reference.step': 'Schritt',
  'web.reference.card': 'Karte',
}
