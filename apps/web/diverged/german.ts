/** Texts about matches that diverge from the current rules, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.parted.title': 'Diese Partie wurde mit älteren Regeln gespielt',
  'web.parted.holds':
    '{count, plural, =0 {Keiner ihrer {of} Schritte passt} one {# ihrer {of} Schritte passt} other {# ihrer {of} Schritte passen}} zu den aktuellen Regeln. Du siehst den Stand danach.',
  'web.parted.playOn': 'Von hier weiterspielen',
  'web.parted.staysKept': 'Dabei entsteht eine neue Partie. Das Original bleibt unverändert.',
  'web.parted.since': 'Seither geändert: {change}',
  'web.parted.playedAfter': 'Danach gespielt ({count, plural, one {# Schritt} other {# Schritte}})',
  'web.parted.continued': '{name}, fortgesetzt',
  'web.parted.goesOnFrom':
    'Diese Partie setzt „{name}“ fort: {steps} ihrer {of} Schritte passen zu den aktuellen Regeln.',
}
