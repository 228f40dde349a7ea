/** German: all that the game says. */
export const germanTexts: Readonly<Record<string, string>> = {
  'template-game.edition': 'von uns ausgedacht',
  'template-game.publisher': 'das Opfor-Projekt',
  'template-game.option.rounds': 'Wie viele Runden?',
  'template-game.rounds': 'Runden',

  'template-game.mill': 'die Mühle',
  'template-game.ford': 'die Furt',
  'template-game.abbey': 'die Abtei',
  'template-game.den': 'das Versteck des Räubers',
  'template-game.camp': 'das Lager der Patrouille',
  'template-game.sack': 'Sack Getreide',
  'template-game.patrol': 'Patrouille',
  'template-game.round': 'Runde',

  'template-game.scouts': 'Weiß der Räuber, wo die Patrouille ist?',
  'template-game.scouts.name': 'Späher',
  'template-game.scouts.knows': 'er weiß es',
  'template-game.scouts.guesses': 'er weiß es nicht',
  'template-game.scouts.why': 'Die Patrouille marschiert bei Tag.',

  'template-game.target': 'Ziel',
  'template-game.target.1': 'dort liegt ein Sack',
  'template-game.target.knows.2': 'die Patrouille ist anderswo',
  'template-game.target.3': 'die meisten Säcke',
  'template-game.target.tie': 'ein Würfel: 1 ist das erste',

  'template-game.raid': 'Überfall',
  'template-game.loot': 'das Dorf plündern',
  'template-game.wait': 'warten',
  'template-game.patrolled': 'die Patrouille ist dort',
  'template-game.howMany': 'Würfle für den Überfall, Ziel: {village}. Was zeigt der Würfel?',
  'template-game.takes':
    'Der Räuber schleppt {count, plural, =0 {nichts} one {# Sack} other {# Säcke}} in sein Versteck ({village}).',
  'template-game.waits': 'Der Räuber wartet in der Nähe ({village}).',

  'template-game.layOut':
    'Lege {count, plural, one {# Sack} other {# Säcke}} auf jedes Dorf und die Patrouille in ihr Lager.',
  'template-game.whereTo': 'In welches Dorf marschiert die Patrouille?',
  'template-game.marches': 'Die Patrouille marschiert ({village}).',
  'template-game.over': 'Runde {round} ist vorbei.',

  'template-game.robbed': 'der Räuber hat genug',
  'template-game.held': 'die Dörfer halten durch',
  'template-game.lost': 'Der Räuber hat genug: Er gewinnt.',
  'template-game.won': 'Die Dörfer halten durch: Du gewinnst.',

  'template-game.label.round': 'Runde {round} von {rounds}',
  'template-game.legend': 'P ist die Patrouille, o ein Sack. Mit {sacks} Säcken hat der Räuber gewonnen.',
}
