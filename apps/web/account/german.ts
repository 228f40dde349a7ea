/** Texts of the account, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.account.title': 'Konto und Synchronisierung',
  'web.account.intro':
    'Alles funktioniert ohne Anmeldung, und dann wird nichts gesendet. Melde dich an, um auf allen Geräten dieselben Partien, Gegner und Pakete zu haben. Du brauchst kein Passwort und keine E-Mail-Adresse: Ein Passkey auf diesem Gerät genügt. Die Partien, Gegner, Pakete und Einstellungen auf diesem Gerät werden deinem Konto hinzugefügt.',
  'web.account.nickname': 'Spitzname',
  'web.account.join': 'Konto mit Passkey anlegen',
  'web.account.signIn': 'Mit Passkey anmelden',
  'web.account.known': 'Ich habe schon ein Konto',
  'web.account.code': 'Code',
  'web.account.withHandover': 'Mit einem Code von einem anderen Gerät anmelden',
  'web.account.withRecovery': 'Mit einem Wiederherstellungscode anmelden',
  'web.account.noPasskeys':
    'Dieser Browser unterstützt keine Passkeys. Nimm einen Code von einem anderen Gerät.',
  'web.account.notDone': 'Das hat nicht geklappt. {problem}',
  'web.account.away': 'Der Server ist nicht erreichbar, oder unter dieser Adresse gibt es keinen.',
  'web.account.signedIn': 'Angemeldet als {nickname}',
  'web.account.synced': 'Alles ist synchronisiert.',
  'web.account.waiting': 'Wird synchronisiert …',
  'web.account.unsent':
    'Der Server ist nicht erreichbar. {count, plural, one {# Änderung ist auf diesem Gerät gespeichert und wird} other {# Änderungen sind auf diesem Gerät gespeichert und werden}} später gesendet.',
  'web.account.full':
    'Dein Speicher auf dem Server ist voll. {count, plural, one {# Änderung bleibt} other {# Änderungen bleiben}} nur auf diesem Gerät.',
  'web.account.refused':
    'Der Server hat „{name}“ nicht angenommen: Die Änderungen bleiben nur auf diesem Gerät.',
  'web.account.copied':
    'Zwei Geräte haben denselben Text geändert. Der des anderen Geräts wurde als „{name}“ behalten.',
  'web.account.signedOut': 'Deine Sitzung ist beendet: Melde dich ab und wieder an.',
  'web.account.codes': 'Wiederherstellungscodes',
  'web.account.codesIntro':
    'Schreib sie auf. Wenn du deine Geräte verlierst, kannst du dich mit jedem davon einmal anmelden. Sie werden nur jetzt angezeigt.',
  'web.account.newCodes': 'Neue Wiederherstellungscodes',
  'web.account.second': 'Ein zweites Gerät',
  'web.account.showCode': 'Code anzeigen',
  'web.account.codeIntro':
    'Öffne diese Seite auf dem anderen Gerät und gib dort diesen Code ein, oder scanne mit dem anderen Gerät den QR-Code. Der Code ist fünf Minuten lang gültig und lässt sich einmal verwenden.',
  'web.account.addPasskey': 'Passkey auf diesem Gerät hinzufügen',
  'web.account.added': 'Dieses Gerät hat jetzt seinen eigenen Passkey.',
  'web.account.diverged': 'Synchronisierungskonflikt in „{name}“',
  'web.account.divergedIntro':
    'Diese Partie wurde auf zwei Geräten verschieden fortgesetzt. Sieh dir beide an, wähle, mit welcher du weiterspielst, oder behalte beide. Auf dem Server wird nichts gelöscht.',
  'web.account.parted':
    'Am Anfang haben sie {count, plural, one {# Schritt} other {# Schritte}} gemeinsam. Danach:',
  'web.account.partedHere': 'Auf diesem Gerät',
  'web.account.partedElsewhere': 'Auf einem anderen Gerät',
  'web.account.partedNothing': 'Danach wurde nichts gespielt, oder es wurde rückgängig gemacht.',
  'web.account.partedMore': 'Und {count, plural, one {# weiterer Schritt} other {# weitere Schritte}}.',
  'web.account.lookHere': 'Die Partie dieses Geräts ansehen',
  'web.account.lookElsewhere': 'Die Partie des anderen Geräts ansehen',
  'web.account.keepBoth': 'Beide als zwei Partien behalten',
  'web.account.copyName': '{name} (anderes Gerät)',
  'web.account.branch': 'Eine von zwei Fortsetzungen',
  'web.account.branchIntro':
    'Schritt {step} von {steps}. Wähle auf der Kontoseite, mit welcher du weiterspielst, oder speichere diese als eigene Partie.',
  'web.account.branchHere': 'Von diesem Gerät: {count, plural, one {# Eintrag} other {# Einträge}} seitdem',
  'web.account.branchElsewhere':
    'Von einem anderen Gerät: {count, plural, one {# Eintrag} other {# Einträge}} seitdem',
  'web.account.shortLink': 'Kurzlink erstellen',
  'web.account.shortIntro':
    'Für einen Kurzlink wird eine Kopie der Partie auf dem Server gespeichert. Wer den Link hat, kann sie ansehen, ohne etwas zu installieren.',
  'web.account.shortFor': 'Wie lange?',
  'web.account.forEver': 'bis ich ihn widerrufe',
  'web.account.forMonth': '30 Tage lang',
  'web.account.copyShort': 'Kurzlink kopieren',
  'web.account.short': 'Kurzlink',
  'web.account.links': 'Meine Kurzlinks',
  'web.account.showLinks': 'Anzeigen',
  'web.account.noLinks': 'Noch keine Kurzlinks.',
  'web.account.revoke': '„{title}“ widerrufen',
  'web.account.revoked': '„{title}“ ist widerrufen.',
  'web.account.leaving': 'Konto',
  'web.account.signOut': 'Abmelden',
  'web.account.signOutAndClear': 'Abmelden und dieses Gerät leeren',
  'web.account.clearSure': 'Wirklich alles von diesem Gerät entfernen',
  'web.account.clearUnsent':
    'Auf diesem Gerät ist etwas, das noch nicht auf dem Server ist. Deshalb wurde nichts entfernt.',
  'web.account.everywhere': 'Überall abmelden',
  'web.account.exportAll': 'Meine Daten exportieren',
  'web.account.deleteAll': 'Mein Konto und meine Daten löschen',
  'web.account.deleteSure': 'Endgültig löschen',
  'web.account.stays':
    'Was auf diesem Gerät ist, bleibt hier, außer du leerst das Gerät: Dann ist es nur noch auf dem Server.',
  'web.account.deleted':
    'Sie wird auf allen deinen Geräten gelöscht. Du kannst sie 30 Tage lang unter „Konto und Synchronisierung“ wiederherstellen.',
  'web.account.trash': 'Gelöschte Partien',
  'web.account.trashIntro':
    'Eine gelöschte Partie kannst du 30 Tage lang wiederherstellen, auf allen deinen Geräten. Danach löscht der Server sie endgültig.',
  'web.account.trashed': '„{name}“, gelöscht am {date}.',
  'web.account.restore': '„{name}“ wiederherstellen',
  'web.account.access.title': 'Passkeys und Geräte',
  'web.account.access.show': 'Passkeys und Geräte anzeigen',
  'web.account.access.intro':
    'Wenn du ein Gerät verloren hast, entferne hier seinen Passkey und melde es ab. Jede Änderung bestätigst du mit einem Passkey oder einem Wiederherstellungscode.',
  'web.account.access.passkeys': 'Passkeys',
  'web.account.access.passkey': 'Hinzugefügt am {created}.',
  'web.account.access.removePasskey': 'Passkey vom {created} entfernen',
  'web.account.access.sessions': 'Angemeldete Geräte',
  'web.account.access.byJoining': 'Angemeldet am {created}, als das Konto angelegt wurde.',
  'web.account.access.byPasskey': 'Angemeldet am {created} mit einem Passkey.',
  'web.account.access.byRecovery': 'Angemeldet am {created} mit einem Wiederherstellungscode.',
  'web.account.access.byHandover': 'Angemeldet am {created} mit einem Code von einem anderen Gerät.',
  'web.account.access.byUnknown': 'Angemeldet am {created}.',
  'web.account.access.lastUsed': 'Zuletzt benutzt am {time}.',
  'web.account.access.neverUsed': 'Seitdem nicht benutzt.',
  'web.account.access.thisDevice': 'Das ist das Gerät vor dir.',
  'web.account.access.endSession': 'Gerät vom {created} abmelden',
  'web.account.access.proofNeeded':
    'Bestätige, dass du es bist: Versuch es noch einmal mit einem Passkey, oder gib einen deiner Wiederherstellungscodes ein.',
  'web.account.access.codeRefused': 'Dieser Code wurde nicht angenommen. Jeder Code gilt einmal.',
  'web.account.access.recoveryCode': 'Wiederherstellungscode',
  'web.account.access.prove': 'Mit diesem Code bestätigen',
  'web.account.access.proved': 'Für fünf Minuten bestätigt. Mach es jetzt noch einmal.',
}
