/** German: where the rules have changed since a match was played. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.parted.title': 'Diese Partie öffnet sich zum Teil',
  'web.parted.holds':
    '{count, plural, =0 {Keiner ihrer {of} Schritte passt} one {# ihrer {of} Schritte passt} other {# ihrer {of} Schritte passen}} noch zu den Regeln. Du siehst den Tisch, wie er danach stand.',
  'web.parted.playOn': 'Von hier weiterspielen',
  'web.parted.staysKept': 'Weiterspielen macht daraus eine neue Partie. Diese hier bleibt, wie sie ist.',
  'web.parted.since': 'Seither geändert: {change}',
  'web.parted.playedAfter': 'Danach gespielt ({count, plural, one {# Schritt} other {# Schritte}})',
  'web.parted.continued': '{name}, fortgesetzt',
  'web.parted.goesOnFrom':
    'Diese Partie setzt „{name}“ fort: {steps} ihrer {of} Schritte passen zu den jetzigen Regeln.',
}
