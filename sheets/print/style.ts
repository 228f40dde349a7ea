/** How a printed sheet looks. */
export const style = `
body { font: 11pt/1.45 Georgia, 'Times New Roman', serif; margin: 0 auto; max-width: 18cm; padding: 1cm; color: #111; background: #fff }
h1 { font-size: 20pt; margin: 0 0 4pt }
h2, h3, h4, h5, h6 { font-size: 13pt; margin: 16pt 0 4pt; break-after: avoid }
section { break-inside: avoid }
p { margin: 0; white-space: pre-wrap }
table { border-collapse: collapse; margin: 4pt 0 }
th, td { border: 0.5pt solid #666; padding: 2pt 6pt; text-align: left; min-width: 1.2cm; height: 14pt }
.track { display: flex; flex-wrap: wrap; gap: 2pt; align-items: center; margin: 4pt 0 }
.track b { min-width: 3cm }
.track span { border: 0.5pt solid #666; min-width: 16pt; padding: 2pt 3pt; text-align: center }
.track .start { border-width: 1.5pt; font-weight: bold }
.cards { display: flex; flex-wrap: wrap; gap: 6pt; margin: 4pt 0 }
.cards div { border: 0.5pt solid #666; border-radius: 4pt; padding: 6pt; width: 4cm; min-height: 2cm; break-inside: avoid }
.cards b { display: block }
@media print { body { padding: 0 } }
`
