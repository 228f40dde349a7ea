/** German: the first minute with the game. */
export const firstMinute: Readonly<Record<string, string>> = {
  'blood-and-plunder.start.table':
    'Du brauchst zwei Truppen, Gelände und dein Regelbuch. Diese Schlacht ist ein Beispiel von uns.',
  'blood-and-plunder.start.screen':
    'Tippe auf der Karte eine deiner Einheiten an. Was Schüsse und Nahkämpfe bewirken, gibst du nach deinem Regelbuch ein.',
  'blood-and-plunder.about':
    'Zwei Spieler, Miniaturen. Du führst deine eigene Truppe gegen die OPFOR; Schüsse und Nahkämpfe gehen nach deinem Regelbuch, mit deinen Würfeln.',
  'blood-and-plunder.works.1': 'Zwei Truppen kämpfen mit Miniaturen um Missionsziele, an Land oder auf See.',
  'blood-and-plunder.works.2':
    'In jeder Runde decken beide Seiten eine Karte auf; die bessere Farbe beginnt.',
  'blood-and-plunder.works.3':
    'Dann aktiviert jede Seite eine Einheit; Karte und Ausbildung bestimmen, wie viele Aktionen sie hat.',
  'blood-and-plunder.works.4':
    'Du bewegst deine Einheiten nach deinem Regelbuch; die App sagt, welche Einheit der OPFOR handelt und was sie tut.',
  'blood-and-plunder.works.5':
    'Schüsse und Nahkämpfe würfelst du nach deinem Regelbuch und gibst das Ergebnis ein.',
  'blood-and-plunder.works.6':
    'Verluste und Missionsziele geben Strike Points; eine Seite mit zu vielen kann aufgeben.',
}
