/** German: what to lay out before a battle. */
export const layOut = {
  'blood-and-plunder.layOut.table':
    'Der Tisch dieser Schlacht: {width} mal {height} Zoll, {home}. (x"/y") sind x Zoll von links und y von unten.',
  'blood-and-plunder.layOut.terrain': 'Gelände: {pieces}.',
  'blood-and-plunder.layOut.circle': '{name} ({across}" Durchmesser) bei {place}',
  'blood-and-plunder.layOut.corners': '{name} ({across}" mal {down}") um {place}',
  'blood-and-plunder.layOut.objectives': 'Missionsziele: {objectives}.',
  'blood-and-plunder.layOut.objective': '{name} {place}',
  'blood-and-plunder.layOut.opfor': 'Die OPFOR: {pieces}.',
  'blood-and-plunder.layOut.player': 'Deine Seite: {pieces}.',
  'blood-and-plunder.layOut.unit': '{models} {unit}',
  'blood-and-plunder.layOut.unitAt': '{models} {unit} {place}',
  'blood-and-plunder.layOut.aboard': '{models} {unit} an Bord von {ship}',
  'blood-and-plunder.layOut.scores':
    'Die Schlacht dauert {turns, plural, one {# Runde} other {# Runden}}. Am Ende jeder Runde gibst du die Strike Points ein, die dein Szenario vergibt.',
  'blood-and-plunder.layOut.scoresObjectives':
    'Die Schlacht dauert {turns, plural, one {# Runde} other {# Runden}}. Am Ende jeder Runde gibst du die Strike Points ein, die dein Szenario vergibt. Spielst du ohne Szenario, lege jetzt fest, was ein Missionsziel wert ist: Diese Schlacht sagt es nicht.',
}
