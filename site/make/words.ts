import type { SiteLanguage } from '../settings.ts'

interface SiteWords {
  readonly openInWorkshop: string
  readonly openToPlay: string
  readonly gameWithRules: string
  readonly rulings: string
  readonly rulingsIntro: (count: number, game: string) => string
  readonly standard: string
  readonly measured: string
  readonly measuredIntro: string
  readonly notMeasured: string
  readonly notMeasuredYet: string
  readonly easier: string
  readonly harder: string
  readonly within: (points: string) => string
  readonly unknown: string
  readonly winRate: string
  readonly turnsChanged: string
  readonly difficulty: string
  readonly standardLevel: string
  readonly wins: string
  readonly howHard: (matches: string) => string
  readonly costliest: (line: string, list: string, wins: number) => string
  readonly option: string
  readonly values: string
  readonly upTo: (from: number | string, to: number | string) => string
  readonly yes: string
  readonly no: string
  readonly own: string
}

export const siteWords: Readonly<Record<SiteLanguage, SiteWords>> = {
  en: {
    openInWorkshop: 'Open in the workshop',
    openToPlay: 'Open to play',
    gameWithRules: 'The game, and its solo rules',
    rulings: 'Rulings',
    rulingsIntro: (count, game) =>
      `The rules of ${game} are silent or unclear at ${count} points that matter in play. For each, Opfor has the possible readings and a default. You choose for a match under *Match settings*; a decision that rests on a ruling says so when you ask *Why?*.`,
    standard: 'default',
    measured: 'Measured',
    measuredIntro:
      'What a reading changes was measured by the lab with a greedy player on the same seeds. The change is in percentage points of the player’s win rate, with its 95 % confidence interval.',
    notMeasured: 'Not measured: the fight takes place on your table, so programs cannot play it to the end.',
    notMeasuredYet: 'What a reading changes has not been measured yet. The lab does it with this command:',
    easier: 'the player wins more often',
    harder: 'the player wins less often',
    within: (points) => `at most ${points} points either way`,
    unknown: 'no difference found so far',
    winRate: 'win rate',
    turnsChanged: 'of the opponent’s turns go differently',
    difficulty: 'difficulty',
    standardLevel: 'standard',
    wins: 'wins of 100 matches',
    howHard: (matches) =>
      `Measured by the lab: a greedy player, a program that takes the best score at the end of its turn, in ${matches} matches per level. People who plan ahead win more often.`,
    costliest: (line, list, wins) =>
      `The line of the opponent that costs this player most is *${line}* (list: ${list}). Without it, the player would win ${wins} matches of 100 more.`,
    option: 'option',
    values: 'choices',
    upTo: (from, to) => `${from} to ${to}`,
    yes: 'yes',
    no: 'no',
    own: 'your own data',
  },
  de: {
    openInWorkshop: 'In der Werkstatt öffnen',
    openToPlay: 'Zum Spielen öffnen',
    gameWithRules: 'Das Spiel und seine Soloregeln',
    rulings: 'Auslegungen',
    rulingsIntro: (count, game) =>
      `An ${count} Stellen, auf die es im Spiel ankommt, schweigen die Regeln von ${game} oder sind unklar. Für jede nennt Opfor die möglichen Lesarten und einen Standard. Für eine Partie wählst du sie unter *Partie einstellen*; eine Entscheidung, die auf einer Auslegung beruht, sagt das bei *Warum?*.`,
    standard: 'Standard',
    measured: 'Gemessen',
    measuredIntro:
      'Was eine Lesart ändert, hat das Labor mit einem gierigen Spieler auf denselben Startzahlen gemessen. Die Änderung steht in Prozentpunkten der Siegquote des Spielers, mit ihrem 95-%-Konfidenzintervall.',
    notMeasured:
      'Nicht gemessen: Gekämpft wird auf deinem Tisch, deshalb können Programme das Spiel nicht zu Ende spielen.',
    notMeasuredYet: 'Was eine Lesart ändert, ist noch nicht gemessen. Das Labor tut es mit diesem Befehl:',
    easier: 'der Spieler gewinnt öfter',
    harder: 'der Spieler gewinnt seltener',
    within: (points) => `höchstens ${points} Punkte in beide Richtungen`,
    unknown: 'bisher kein Unterschied gefunden',
    winRate: 'Siegquote',
    turnsChanged: 'der Züge des Gegners verlaufen anders',
    difficulty: 'Schwierigkeit',
    standardLevel: 'Standard',
    wins: 'Siege in 100 Partien',
    howHard: (matches) =>
      `Vom Labor gemessen: ein gieriger Spieler, also ein Programm, das den besten Stand am Ende seines Zuges nimmt, in ${matches} Partien je Stufe. Wer vorausplant, gewinnt öfter.`,
    costliest: (line, list, wins) =>
      `Am meisten kostet diesen Spieler die Zeile *${line}* (Liste: ${list}). Ohne sie würde er ${wins} von 100 Partien mehr gewinnen.`,
    option: 'Option',
    values: 'Auswahl',
    upTo: (from, to) => `${from} bis ${to}`,
    yes: 'ja',
    no: 'nein',
    own: 'eigene Daten',
  },
}
