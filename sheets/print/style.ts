export const paperStyle = `
@page { size: auto; margin: 10mm }
`

export const pageStyle = `
body { margin: 0; background: #fff }
@media screen { body > .printed { padding: 1rem; margin: 0 auto; max-width: 190mm } }
`

/** Requires no styles of the surrounding page. */
export const printStyle = `
.printed { font: 9.5pt/1.35 Georgia, 'Times New Roman', serif; color: #111; background: #fff; text-align: start; overflow-wrap: break-word }
.printed * { box-sizing: border-box }
h1, h2, h3, h4, h5, h6 { font-family: system-ui, 'Helvetica Neue', Arial, sans-serif; line-height: 1.2; break-after: avoid }
h1 { font-size: 19pt; margin: 0 0 1mm }
h2, h3, h4, h5, h6 { font-size: 11pt; margin: 0 0 1mm; border-bottom: 0.3mm solid #111 }
header { margin: 0 0 3mm; padding: 0 0 2mm; border-bottom: 0.6mm solid #111 }
p { margin: 0 0 0.8mm }
.about { color: #444; font-size: 8.5pt }
.about:empty { display: none }
.note { font-style: italic }
.columns { columns: 2; column-gap: 7mm }
section { break-inside: avoid; margin: 0 0 2.6mm }
ol, ul { margin: 0 0 0.8mm; padding: 0 0 0 5.5mm }
li { padding: 0 0 0 0.5mm; margin: 0 0 0.4mm }
li > ol, li > ul { margin: 0.4mm 0 0 }
table { border-collapse: collapse; margin: 1mm 0; width: 100% }
table.wide { column-span: all; table-layout: fixed; font-size: 7.5pt }
.wide th:first-child { width: 16% }
.wide :is(th, td) { padding: 0.5mm; font-size: inherit; overflow-wrap: anywhere; hyphens: auto }
th, td { border: 0.2mm solid #777; padding: 0.7mm 1.5mm; text-align: start; vertical-align: top; height: 5.6mm }
th { font-family: system-ui, 'Helvetica Neue', Arial, sans-serif; font-size: 8.5pt; border-bottom: 0.5mm solid #111 }
td:first-child { font-weight: bold }
.track { display: flex; flex-wrap: wrap; gap: 0.5mm 3mm; align-items: center; margin: 1.2mm 0; break-inside: avoid }
.boxes { display: flex; flex-wrap: wrap; gap: 0.8mm }
.boxes span { border: 0.2mm solid #777; border-radius: 0.8mm; min-width: 6.6mm; padding: 0.9mm 1.2mm; text-align: center; line-height: 1.2 }
.boxes .start { border: 0.6mm solid #111; padding: 0.5mm 0.8mm; font-weight: bold }
.qr { margin: 0; break-inside: avoid; text-align: center; width: fit-content; max-width: 100% }
.qr svg { display: block; max-width: 100%; height: auto }
figcaption { font-size: 8.5pt; color: #444 }
.card-page { position: relative; break-before: page; break-inside: avoid; width: 188mm; margin: 0 auto; padding: 3mm 4mm 0 }
.cut { position: absolute; inset: 0 auto auto 0 }
.cards { display: grid; grid-template-columns: repeat(3, 60mm); grid-auto-rows: 84mm }
.card { position: relative; overflow: hidden; padding: 6mm 5mm 9mm; font-size: 10.5pt }
.card { outline: 0.2mm solid #aaa; outline-offset: -2.5mm; border-radius: 4mm }
.card .name { font: bold 15pt/1.15 system-ui, 'Helvetica Neue', Arial, sans-serif; margin: 0 0 2.5mm }
.card.long { font-size: 9pt }
.card.very-long { font-size: 7.5pt }
.card:is(.long, .very-long) .name { font-size: 12pt; margin-bottom: 1.5mm }
.card .deck { position: absolute; inset: auto 3mm 3mm; margin: 0; padding: 1mm 2mm 1.5mm; background: #fff; font-size: 7.5pt; color: #555 }
@media screen and (max-width: 45rem) {
  .columns { columns: 1 }
  .card-page { zoom: 0.48 }
}
`
