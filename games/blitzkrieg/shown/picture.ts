import { type PictureCell, type Message, message, type PicturePanel, type Picture } from '@opfor/kernel'
import { unitPiece } from '../rules/layout.ts'
import type { EffectKind, Space, Theatre } from '../table/the-board/board.ts'
import { stratagemName, type Unit, unitOf } from '../table/the-board/pieces.ts'
import { at, lies, readToken, type Situation } from '../table/situation.ts'

const effectShort: Readonly<Record<EffectKind, string>> = {
  production: 'Pr',
  research: 'Re',
  researchIndustry: 'RI',
  bombing: 'Bo',
  strategic: 'St',
  tactical: 'Ta',
  propaganda: 'Vp',
  none: '--',
}

const terrainShort = { land: '^', sea: '~', landSea: '%' } as const

const unitShort: Readonly<Record<string, string>> = {
  admiral: 'Adm',
  general: 'Gen',
  spy: 'Spy',
  scientist: 'Sci',
  'nuclear-bomb': 'Nuc',
}

const armShort = { army: 'Ar', navy: 'Na', airforce: 'Ai', any: '' } as const

function short(unit: Unit): string {
  return unitShort[unit.id] ?? `${armShort[unit.arm]}${unit.strength}${marks(unit)}`
}

function marks(unit: Unit): string {
  return unit.blitz ? '!' : unit.taskForce ? 'T' : unit.bomber ? 'B' : unit.special ? 'E' : ''
}

/** As on the printed board, with both sides' tokens below. */
export function picture(now: Situation): Picture {
  const { theatres } = now.board
  const half = now.nippon ? Math.ceil(theatres.length / 2) : 2
  return {
    columns: [theatres.slice(0, half), theatres.slice(half)].map((column) =>
      column.map((each) => theatrePanel(now, each)),
    ),
    below: [forces(now)],
    legend: [
      message(
        'blitzkrieg.legend.spaces',
        '^ land, ~ sea, % both. Pr production, Re research, RI research industry, Bo bombing, St strategic and Ta tactical advantage, Vp propaganda, -- no effect.',
      ),
      message(
        'blitzkrieg.legend.units',
        'Ar army, Na navy, Ai airforce with strength; ! blitz, T task force, B bomber, E elite; x the bot, o you, * a special weapon.',
      ),
    ],
  }
}

function theatrePanel(now: Situation, theatre: Theatre): PicturePanel {
  const { marker } = at(now, theatre.index)
  const [first, second] = theatre.bonus
  return {
    title: theatre.name,
    track: { from: -theatre.end, to: theatre.end, at: marker, marks: [-second, -first, first, second] },
    rows: theatre.campaigns.map((campaign) => ({
      label: message('blitzkrieg.label.campaign', '{vp} VP', { vp: campaign.vp }),
      cells: campaign.spaces.map((space) => cell(now, space)),
    })),
  }
}

function cell(now: Situation, space: Space): PictureCell {
  const { id } = space
  const token = lies(now, space)
  if (token !== '') {
    const { side, unit } = readToken(token)
    if (side === undefined) return { text: `*${short(unit)}`, tone: 'special', id }
    return { text: `${side === 'bot' ? 'x' : 'o'}${short(unit)}`, tone: side, id }
  }
  const { closed, waits } = at(now, space.theatre)
  const text = `${terrainShort[space.terrain]}${effectShort[space.effect]}${space.amount > 0 ? space.amount : ''}`
  return { text, tone: space.campaign === closed && !waits ? 'free' : 'closed', id }
}

function forces(now: Situation): PicturePanel {
  const cells = (kinds: readonly string[], tone: 'bot' | 'player'): readonly PictureCell[] =>
    kinds.map((kind) => ({
      text: short(unitOf(kind)),
      tone: unitOf(kind).special ? 'special' : tone,
      id: unitPiece(tone, kind).id,
    }))
  return {
    title: title(now),
    rows: [
      {
        label: message('blitzkrieg.label.bot', 'Bot {vp} VP', { vp: now.bot.vp }),
        cells: cells(now.bot.reserve, 'bot'),
      },
      {
        label: message('blitzkrieg.label.player', 'You {vp} VP', { vp: now.player.vp }),
        cells: cells(now.where === 'table' ? [] : now.player.reserve, 'player'),
      },
    ],
  }
}

function title(now: Situation): Message {
  if (now.stratagem === '') return message('blitzkrieg.forces', 'War victory track and reserves')
  return message('blitzkrieg.forces.stratagem', 'War victory track and reserves; stratagem: {stratagem}', {
    stratagem: stratagemName(now.stratagem),
  })
}
