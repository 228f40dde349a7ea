/** What introduces each control, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.hint.board':
    'Leuchtende Felder sind wählbar. Sind sie zu klein, öffne diesen Teil des Plans mit einem Tipp oder vergrößere ihn. Oder öffne die Liste.',
  'web.hint.choice': 'Nur was jetzt erlaubt ist, steht zur Wahl. Ein Tipp genügt.',
  'web.hint.draw':
    'Zieh am Tisch und tippe an, was kam. Die App kann ziehen: einmal hier, für immer unter „Mehr“.',
  'web.hint.die':
    'Würfle und tippe das Ergebnis an. Die App kann würfeln: einmal hier, für immer unter „Mehr“.',
  'web.hint.which': 'Sieh auf deinen Tisch und tippe alles an, was zutrifft; der Knopf schließt ab.',
  'web.hint.number': 'Tippe die Zahl an, die du auf deinem Tisch siehst oder misst.',
  'web.hint.ticks':
    'Der große Satz sagt, was der Gegner tut; die Liste, was auf deinem Tisch zu tun ist. Die Häkchen sind nur für dich: keines ist nötig.',
  'web.hint.why': 'Der große Satz sagt, was der Gegner tut. „Warum?“ nennt die Regel hinter jedem Schritt.',
  'web.hint.undo':
    '„Rückgängig“ nimmt beliebig viele Antworten zurück. Unter „Mehr“: Verlauf, Berichtigungen, und wer würfelt.',
  'web.hint.whyNot':
    'Öffne eine Entscheidung, um ihre Zeilen zu lesen. Tippe einen anderen an: warum nicht er, und überstimmen.',
  'web.hint.history': 'Tippe einen Schritt an, um ihn anzusehen. Nichts ändert sich, bis du es sagst.',
  'web.hint.understood': 'Verstanden',
  'web.hint.noMore': 'Keine Hinweise mehr',
  'web.hint.title': 'Erklärung',
}
