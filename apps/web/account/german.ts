/** What is said about the account, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.account.title': 'Meine Partien auf allen Geräten',
  'web.account.intro':
    'Alles geht ohne Anmeldung, und dann wird nichts gesendet. Wer sich anmeldet, hat auf allen Geräten dieselben Partien. Es gibt kein Passwort und keine E-Mail: Ein Passkey dieses Geräts genügt. Die Partien auf diesem Gerät gehen in das Konto dessen über, der sich darauf anmeldet.',
  'web.account.nickname': 'Spitzname',
  'web.account.join': 'Mit einem Passkey beitreten',
  'web.account.signIn': 'Mit einem Passkey anmelden',
  'web.account.known': 'Ich war schon hier',
  'web.account.code': 'Code',
  'web.account.withHandover': 'Mit dem Code eines anderen Geräts anmelden',
  'web.account.withRecovery': 'Mit einem Notfallcode anmelden',
  'web.account.noPasskeys':
    'Dieser Browser kann keine Passkeys verwenden. Ein Code eines anderen Geräts geht.',
  'web.account.notDone': 'Das ging nicht. {problem}',
  'web.account.away': 'Der Server ist nicht zu erreichen, oder hier gibt es keinen.',
  'web.account.signedIn': 'Angemeldet als {nickname}',
  'web.account.synced': 'Alles ist abgeglichen.',
  'web.account.waiting': 'Wird abgeglichen …',
  'web.account.unsent':
    'Der Server ist nicht zu erreichen. {count, plural, one {# Änderung wartet} other {# Änderungen warten}} auf diesem Gerät und wird später gesendet.',
  'web.account.full':
    'Der Server bewahrt für dich nicht mehr Partien auf. {count, plural, one {# Änderung bleibt} other {# Änderungen bleiben}} nur auf diesem Gerät.',
  'web.account.refused':
    'Der Server nimmt „{name}“ nicht an: Was darin neu ist, bleibt nur auf diesem Gerät.',
  'web.account.signedOut': 'Der Server kennt dieses Gerät nicht mehr: Melde dich ab und wieder an.',
  'web.account.codes': 'Notfallcodes',
  'web.account.codesIntro':
    'Schreib sie auf. Jeder meldet dich einmal an, falls du deine Geräte verlierst. Sie werden nur jetzt gezeigt.',
  'web.account.newCodes': 'Neue Notfallcodes',
  'web.account.second': 'Ein zweites Gerät',
  'web.account.showCode': 'Code zeigen',
  'web.account.codeIntro':
    'Öffne diese Seite auf dem anderen Gerät und gib diesen Code ein, oder richte seine Kamera auf das Bild. Er gilt einmal, fünf Minuten lang.',
  'web.account.addPasskey': 'Passkey dieses Geräts hinzufügen',
  'web.account.added': 'Dieses Gerät hat jetzt seinen eigenen Passkey.',
  'web.account.diverged': '„{name}“ wurde auf zwei Weisen weitergespielt',
  'web.account.divergedIntro':
    'Wähle, womit es weitergeht. Die anderen bleiben auf dem Server und werden nicht gelöscht.',
  'web.account.branchHere':
    'Wie auf diesem Gerät: {count, plural, one {# Eintrag} other {# Einträge}} seit der Trennung',
  'web.account.branchElsewhere':
    'Wie auf einem anderen Gerät: {count, plural, one {# Eintrag} other {# Einträge}} seit der Trennung',
  'web.account.shortLink': 'Kurzen Link machen',
  'web.account.shortIntro':
    'Für einen kurzen Link liegt eine Kopie der Partie auf dem Server. Wer ihn hat, kann sie ansehen, ohne etwas zu installieren.',
  'web.account.shortFor': 'Wie lange?',
  'web.account.forEver': 'bis ich ihn widerrufe',
  'web.account.forMonth': '30 Tage lang',
  'web.account.copyShort': 'Kurzen Link kopieren',
  'web.account.short': 'Kurzer Link',
  'web.account.links': 'Meine kurzen Links',
  'web.account.showLinks': 'Zeigen',
  'web.account.noLinks': 'Es gibt keine.',
  'web.account.revoke': '„{title}“ widerrufen',
  'web.account.revoked': '„{title}“ ist widerrufen.',
  'web.account.leaving': 'Verlassen',
  'web.account.signOut': 'Abmelden',
  'web.account.everywhere': 'Überall abmelden',
  'web.account.exportAll': 'Alles von mir ausgeben',
  'web.account.deleteAll': 'Alles von mir auf dem Server löschen',
  'web.account.deleteSure': 'Wirklich löschen, für immer',
  'web.account.stays': 'Die Partien auf diesem Gerät bleiben in jedem Fall.',
  'web.account.deleted':
    'Auf dem Server und auf deinen anderen Geräten bleibt sie, und sie kommt hierher zurück, wenn sie dort weitergespielt wird oder wenn du dich neu anmeldest.',
}
