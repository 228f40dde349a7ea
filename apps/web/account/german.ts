/** Texts of the account, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.account.title': 'Konto und Synchronisierung',
  'web.account.intro':
    'Alles funktioniert ohne Anmeldung, und dann wird nichts gesendet. Melde dich an, um auf allen Geräten dieselben Partien zu haben. Du brauchst kein Passwort und keine E-Mail-Adresse: Ein Passkey auf diesem Gerät genügt. Die Partien auf diesem Gerät werden deinem Konto hinzugefügt.',
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
    'Diese Partie wurde auf zwei Geräten verschieden fortgesetzt. Wähle, mit welcher du weiterspielst. Die anderen bleiben auf dem Server und werden nicht gelöscht.',
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
  'web.account.everywhere': 'Überall abmelden',
  'web.account.exportAll': 'Meine Daten exportieren',
  'web.account.deleteAll': 'Mein Konto und meine Daten löschen',
  'web.account.deleteSure': 'Endgültig löschen',
  'web.account.stays': 'Die Partien auf diesem Gerät werden nicht gelöscht.',
  'web.account.deleted':
    'Auf dem Server und auf deinen anderen Geräten bleibt sie. Hierher kommt sie zurück, wenn sie dort fortgesetzt wird oder wenn du dich neu anmeldest.',
}
