/** The German texts of house rules. */
export const german: Readonly<Record<string, string>> = {
  'variants.noGame':
    'Eine Zeile unter dem Titel nennt das Spiel: „Hausregeln: {game}“. Bekannt sind {games}.',
  'variants.otherGame': 'Diese Hausregeln sind für {game}.',
  'variants.noList': '{game} hat keine Liste „{name}“. Seine Listen sind {lists}.',
  'variants.listTwice': '„{name}“ gibt es zweimal: zuerst in Zeile {line}.',
  'variants.notThisKind':
    '„{name}“ ist in diesem Spiel {kind}. Schreib sie so, wie die gedruckte geschrieben ist.',
  'variants.unknownFact': '{game} kennt „{words}“ in „{name}“ nicht. Bekannt sind {facts}.',
  'variants.unknownNumber': '{game} hat hier keine Zahl „{words}“. Die Zahlen von „{name}“ sind {facts}.',
  'variants.unknownCondition': '{game} kennt die Bedingung „{words}“ nicht. Bekannt sind {facts}.',
  'variants.unknownAction': '„{words}“ ist keine Aktion von „{name}“. Die Aktionen sind {facts}.',
  'variants.actionTwice': '„{words}“ gibt es zweimal.',
  'variants.unknownEntry': '„{words}“ ist kein Ergebnis von „{name}“. Die Ergebnisse sind {facts}.',
  'variants.otherRows': '„{name}“ hat die Zeilen {rows} und die Spalten {columns}, jede einmal.',
  'variants.notHere':
    'Solche Zeilen haben Hausregeln nicht, nur must, prefer, avoid, most, fewest, if und otherwise.',
  'variants.noTie': '„{name}“ sagt nicht, was bei Gleichstand geschieht.',
  'variants.tieReadings': 'Dieser Gleichstand sagt nicht für jede Lesart von „{ruling}“, was geschieht.',
  'variants.mustNobody':
    'Ein „must“ kann niemanden übrig lassen, und {game} braucht hier jemanden. Schreib „prefer“.',
  'variants.neededLine':
    '„{name}“ braucht die Zeile „{line}“: Ohne sie könnte der Gegner etwas tun, was er nicht darf.',
  'variants.neededBefore':
    '„{line}“ muss wie gedruckt über dieser Zeile stehen: Darunter könnte sie niemanden übrig lassen.',
  'variants.dropped': '{list}: „{line}“ gestrichen',
  'variants.moved': '{list}, Zeile {number}: „{line}“ verschoben',
  'variants.changed': '{list}, Zeile {number}: „{line}“ statt „{was}“',
  'variants.added': '{list}, Zeile {number}: „{line}“ hinzugefügt',
  'variants.tie': '{list}: Bei Gleichstand entscheidet anderes („{line}“)',
  'variants.cell': '{list}: „{line}“ statt „{was}“',
  'variants.add': '„{words}“ hinzufügen',
  'variants.write': '„{words}“ schreiben',
  'variants.words': '{text}',
  'variants.not': 'nicht: {text}',
  'variants.tie.inOrder': 'der Reihe nach das erste',
  'variants.tie.die': 'ein Würfel entscheidet',
  'variants.tie.atRandom': 'zufällig eines',
  'variants.tie.youChoose': 'du wählst',
  'variants.kind.list': 'eine Liste von Zeilen',
  'variants.kind.column': 'eine Spalte von Aktionen',
  'variants.kind.chart': 'eine Tabelle',
  'variants.nothingMore': 'sonst nichts',
}
