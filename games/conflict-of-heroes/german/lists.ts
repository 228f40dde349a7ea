/** German: the lines of the lists. */
export const lists = {
  'conflict-of-heroes.nearest': 'Das nächste Hexfeld',
  'conflict-of-heroes.nearest.1': 'ein anderes Hexfeld als das, auf dem er nicht stehen kann',
  'conflict-of-heroes.nearest.2': 'kein Hexfeld, das als Wasser eingetragen ist',
  'conflict-of-heroes.nearest.3':
    'nicht neben einer feindlichen Einheit oder einem feindlichen Kontrollmarker, außer er ist selbst ein Kontrollmarker',
  'conflict-of-heroes.nearest.4':
    'kein Kontrollmarker, Verteidigungsmarker oder vermuteter Feind kommt zu einem anderen seiner Art',
  'conflict-of-heroes.nearest.5': 'Hexfelder von dort, wo er stand',
  'conflict-of-heroes.nearest.tie': 'der Besitzer des Markers wählt',
  'conflict-of-heroes.counteraction': 'Gegenaktion',
  'conflict-of-heroes.counteraction.1': 'eine KI-Einheit kann sie ausführen',
  'conflict-of-heroes.counteraction.tie': 'die linke',
  'conflict-of-heroes.missionOrder': 'Missionsbefehl',
  'conflict-of-heroes.missionOrder.1': 'eine KI-Einheit kann ihn ausführen',
  'conflict-of-heroes.missionOrder.tie': 'der linke',
  'conflict-of-heroes.advantage': 'Zum Vorteil der KI',
  'conflict-of-heroes.advantage.1': 'ein Hexfeld mit dieser Nummer',
  'conflict-of-heroes.advantage.2': 'dort liegt noch kein vermuteter Feind',
  'conflict-of-heroes.advantage.tie': 'das Hexfeld, das der KI am meisten nützt',
} as const
