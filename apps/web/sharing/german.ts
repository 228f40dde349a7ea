/** Texts about sharing a match, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.sharing.holdsHands':
    'An dieser Partie spielen mehrere mit: Wer öffnet, was du teilst, sieht auch ihre verdeckten Karten.',
  'web.sharing.linkIntro':
    'Der Link enthält die ganze Partie. Wer ihn öffnet, sieht diese Stellung und wie es zu ihr kam; nichts wird an einen Server gesendet.',
  'web.sharing.link': 'Link',
  'web.sharing.copyLink': 'Link kopieren',
  'web.sharing.sendLink': 'Link senden',
  'web.sharing.copied': 'Kopiert.',
  'web.sharing.notCopied': 'Kopieren fehlgeschlagen: Markiere den Text und kopiere ihn selbst.',
  'web.sharing.qr': 'Als QR-Code zeigen',
  'web.sharing.qrShown': 'QR-Code des Links: Scanne ihn mit dem anderen Gerät.',
  'web.sharing.qrTooLong':
    'Zu lang für einen QR-Code: Der Link hat {length} Zeichen, ein QR-Code fasst {most}. Sende den Link oder eine Datei.',
  'web.sharing.result': 'Ergebnis',
  'web.sharing.copyResult': 'Ergebnis kopieren',
  'web.sharing.files': 'Dateien',
  'web.sharing.saveMatch': 'Partie speichern',
  'web.sharing.saveTranscript': 'Als Text speichern',
  'web.sharing.underWay': 'Läuft noch: {progress}.',
  'web.sharing.ended': '{outcome} {progress}.',
  'web.sharing.played': '{title} mit Opfor',
  'web.sharing.setting': '{question} {answer}',
  'web.sharing.option': '{question}: {answer}',
  'web.sharing.shared': 'Eine geteilte Partie',
  'web.sharing.sharedIntro':
    'Das ist eine Vorschau bei Schritt {step} von {steps}. Die Partie ist noch nicht auf diesem Gerät gespeichert.',
  'web.sharing.keepAsMine': 'In meinen Partien speichern',
  'web.sharing.cannotOpen': 'Dieser Link lässt sich nicht öffnen. {problem}',
  'web.sharing.damaged': 'Der Link ist unvollständig oder beschädigt.',
  'web.sharing.unknownGame': 'Unbekanntes Spiel „{game}“.',
  'web.sharing.doesNotFit': 'Sie passt nicht zu den Regeln dieser App: {problem}',
  'web.sharing.stands': 'Aktuelle Frage',
  'web.report.title': 'Ein falscher Zug in {title}',
  'web.report.rules':
    '{edition}, Regelversion {version}, nach {count, plural, one {# Schritt} other {# Schritten}}',
  'web.report.move': 'Was der Gegner tat',
  'web.report.why': 'Begründung der App',
  'web.report.position': 'Die Stellung',
  'web.report.lying': '{place}: {pieces}',
  'web.report.pieces': '{count} {piece}',
  'web.report.match': 'Die Partie (diese Datei lässt sich importieren)',
}
