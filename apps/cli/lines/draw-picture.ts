import {
  capitalize,
  type PictureCell,
  type Message,
  optionsByTap,
  type PicturePanel,
  type Picture,
  type PictureRow,
  type Question,
  type Tone,
  type PictureTrack,
} from '@opfor/kernel'
import { type Style, applyStyle, terminalWidth, wrapText } from './output.ts'
import { localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'

const styles: Readonly<Record<Tone, Style | undefined>> = {
  bot: 'bot',
  player: 'player',
  special: 'special',
  free: undefined,
  closed: 'faint',
}

/** The width excludes colour codes. */
interface DrawnLine {
  readonly text: string
  readonly length: number
}

interface HighlightedCell extends PictureCell {
  readonly isHighlighted?: boolean
}

const minPanelWidth = 36

/** Columns are side by side; beside a map one below the other if that fits. Highlights the question's targets. */
export function drawPicture(source: Picture, question?: Question): readonly string[] {
  const picture = question === undefined ? source : withHighlights(source, question)
  const totalWidth = Math.min(terminalWidth(), 100)
  if (picture.map === undefined) return drawPanels(withRoomForTables(picture, totalWidth), totalWidth)
  const map = picture.map.lines.map(drawCells)
  const mapWidth = Math.max(...map.map(({ length }) => length))
  const room = totalWidth - mapWidth - 1
  const key = picture.map.key.map((each) => localize(each))
  const stacked: Picture = { ...picture, columns: [picture.columns.flat()] }
  const panels = totalWidth < 2 * minPanelWidth ? stacked : picture
  if (room < minPanelWidth)
    return [
      ...map.map(({ text }) => text.trimEnd()),
      ...joinTexts(key, totalWidth),
      ...drawPanels(panels, totalWidth),
    ]
  return sideBySide(map, mapWidth, [...drawPanels(stacked, room), ...joinTexts(key, room)])
}

/** Breaks a text only if it is longer than a line. */
function joinTexts(texts: readonly string[], columns: number): readonly string[] {
  const lines: string[] = []
  for (const text of texts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 2 + text.length <= columns)
      lines.splice(-1, 1, `${last}  ${text}`)
    else lines.push(...wrapText(text, '  ', columns))
  }
  return lines
}

function sideBySide(map: readonly DrawnLine[], columns: number, right: readonly string[]): readonly string[] {
  return Array.from({ length: Math.max(map.length, right.length) }, (_, row) =>
    `${padLine(map[row] ?? { text: '', length: 0 }, columns)} ${right[row] ?? ''}`.trimEnd(),
  )
}

function withHighlights(picture: Picture, question: Question): Picture {
  const options = optionsByTap(question)
  const highlight = (panel: PicturePanel): PicturePanel => ({
    ...panel,
    rows: panel.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.id !== undefined && options.has(cell.id) ? { ...cell, isHighlighted: true } : cell,
      ),
    })),
  })
  return {
    ...picture,
    columns: picture.columns.map((panels) => panels.map(highlight)),
    below: picture.below.map(highlight),
  }
}

function drawCells(cells: readonly HighlightedCell[]): DrawnLine {
  return {
    text: cells.map((cell) => styleCell(cell, textOf(cell))).join(''),
    length: cells.reduce((sum, cell) => sum + textOf(cell).length, 0),
  }
}

function styleCell({ tone, isHighlighted }: HighlightedCell, text: string): string {
  const style = isHighlighted === true ? 'highlight' : styles[tone]
  return style === undefined || text.trim() === '' ? text : applyStyle(style, text)
}

/** Stacks the columns if a table is too wide for one. */
function withRoomForTables(picture: Picture, totalWidth: number): Picture {
  const room = columnWidth(picture, totalWidth) - 2
  const isTooWide = picture.columns
    .flat()
    .some(
      (panel) =>
        panel.heads !== undefined && panelLines(panel, totalWidth).some(({ length }) => length > room),
    )
  return isTooWide ? { ...picture, columns: [picture.columns.flat()] } : picture
}

function columnWidth({ columns }: Picture, totalWidth: number): number {
  return Math.floor((totalWidth - 2 * (columns.length - 1)) / columns.length)
}

function drawPanels(picture: Picture, totalWidth: number): readonly string[] {
  const each = columnWidth(picture, totalWidth)
  const columns = picture.columns.map((panels) => [
    ...panels.flatMap((panel, at) => drawPanel(panel, each, at === 0)),
    { text: `└${'─'.repeat(each - 2)}┘`, length: each },
  ])
  const lines: string[] = []
  const rows = Math.max(...columns.map((column) => column.length))
  for (let row = 0; row < rows; row += 1)
    lines.push(
      columns
        .map((column) => padLine(column[row] ?? { text: '', length: 0 }, each))
        .join('  ')
        .trimEnd(),
    )
  for (const [at, panel] of picture.below.entries())
    lines.push(...drawPanel(panel, totalWidth, at === 0).map(({ text }) => text))
  if (picture.below.length > 0) lines.push(`└${'─'.repeat(totalWidth - 2)}┘`)
  return lines
}

export function drawLegend(picture: Picture): readonly string[] {
  return [...picture.legend, ...(picture.map?.measured ?? [])].flatMap((line) =>
    wrapText(localize(line), '  '),
  )
}

function drawPanel(panel: PicturePanel, columns: number, first: boolean): readonly DrawnLine[] {
  const inner = columns - 2
  const title = ` ${capitalize(localize(panel.title))} `.slice(0, inner - 1)
  const rule = `─${title}${'─'.repeat(inner - title.length - 1)}`
  const top = first ? `┌${rule}┐` : `├${rule}┤`
  return [
    { text: top, length: columns },
    ...panelLines(panel, inner).map((line) => ({ text: `│${padLine(line, inner)}│`, length: columns })),
  ]
}

function panelLines(panel: PicturePanel, inner: number): readonly DrawnLine[] {
  const rows = panel.heads === undefined ? panel.rows : tableRows(panel.heads, panel.rows)
  const labels = rows.map((row) => localize(row.label))
  const label = Math.max(0, ...labels.map((each) => each.length))
  return [
    ...(panel.track === undefined ? [] : [drawTrack(panel.track, inner)]),
    ...rows.flatMap(({ cells }, at) => drawRow((labels[at] ?? '').padEnd(label), cells, inner)),
  ]
}

function tableRows(
  [first, ...heads]: readonly Message[],
  rows: readonly PictureRow[],
): readonly PictureRow[] {
  if (first === undefined) return rows
  const head: PictureRow = { label: first, cells: heads.map((text) => ({ text, tone: 'closed' })) }
  const all = [head, ...rows]
  const widths = heads.map((_, at) =>
    Math.max(...all.map(({ cells }) => (cells[at] === undefined ? 0 : textOf(cells[at]).length))),
  )
  return all.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => ({ ...cell, text: textOf(cell).padEnd(widths[at] ?? 0) })),
  }))
}

/** Cells that do not fit continue on the next line. */
function drawRow(label: string, cells: readonly HighlightedCell[], room: number): readonly DrawnLine[] {
  const columnWidth = 6
  const start = label.length + 2
  const lines: DrawnLine[] = []
  let line: DrawnLine = { text: ` ${label} `, length: start }
  let gap = 0
  for (const cell of cells) {
    const text = textOf(cell).slice(0, Math.max(1, room - start))
    if (line.length > start && line.length + gap + text.length > room) {
      lines.push(line)
      line = { text: ' '.repeat(start), length: start }
      gap = 0
    }
    const shown = styleCell(cell, text)
    line = { text: line.text + ' '.repeat(gap) + shown, length: line.length + gap + text.length }
    gap = text.length < columnWidth ? columnWidth - text.length : 2
  }
  return [...lines, line]
}

/** From the player's end to the bot's: dots for cells, + for bonus icons, the marker with its number. */
function drawTrack(track: PictureTrack, room: number): DrawnLine {
  let text = ''
  for (let at = track.from; at <= track.to; at += 1) {
    if (at === track.at) text += applyStyle(at > 0 ? 'bot' : at < 0 ? 'player' : 'strong', '#')
    else
      text += track.marks.includes(at)
        ? '+'
        : at === 0
          ? '|'
          : at === track.from || at === track.to
            ? 'o'
            : '·'
  }
  const length = track.to - track.from + 1
  const { opponentAt, youAt } = matchWords
  const where =
    track.at === 0 ? ' 0' : ` ${localize(track.at > 0 ? opponentAt : youAt, { number: Math.abs(track.at) })}`
  return length + where.length + 1 > room
    ? { text: ` ${text}`, length: length + 1 }
    : { text: ` ${text}${where}`, length: length + 1 + where.length }
}

function padLine(line: DrawnLine, columns: number): string {
  return line.text + ' '.repeat(Math.max(0, columns - line.length))
}

function textOf(cell: PictureCell): string {
  return typeof cell.text === 'string' ? cell.text : localize(cell.text)
}
