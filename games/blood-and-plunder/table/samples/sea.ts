import type { Json } from '@opfor/kernel'
import { samplePlayers, sampleUnits } from './units.ts'

export const seaBattle: Json = {
  opfor: 1,
  title: 'Off the cape (our sample)',
  author: 'the Opfor project',
  turns: 6,
  width: 48,
  height: 48,
  homeEdge: 'top',
  terrain: [
    {
      id: 'islet',
      name: 'Islet',
      cover: 0,
      blocks: true,
      impassable: true,
      circle: { x: 30, y: 24, radius: 3 },
    },
    {
      id: 'reef',
      name: 'Reef',
      cover: 0,
      blocks: false,
      impassable: true,
      circle: { x: 12, y: 14, radius: 2 },
    },
  ],
  objectives: [],
  forces: {
    opfor: {
      opfor: 1,
      name: 'The guard ship (ours)',
      author: 'the Opfor project',
      ships: [{ id: 'guard-ship', name: 'Guard Ship', speed: 4, turn: 2 }],
      units: [
        { ...sampleUnits.garrisonLine, aboard: 'guard-ship' },
        { ...sampleUnits.navalGunners, aboard: 'guard-ship' },
        { ...sampleUnits.grenadeParty, aboard: 'guard-ship' },
        { ...sampleUnits.townMuskets, aboard: 'guard-ship' },
      ],
    },
    player: {
      opfor: 1,
      name: 'The sloop (ours)',
      author: 'the Opfor project',
      ships: [{ id: 'sloop', name: 'Sloop', speed: 4, turn: 3 }],
      units: [
        { ...samplePlayers.captainsCompany, aboard: 'sloop' },
        { ...samplePlayers.boarders, aboard: 'sloop' },
        { ...samplePlayers.gunDeck, aboard: 'sloop' },
      ],
    },
  },
  starts: [
    { id: 'guard-ship', x: 20, y: 33, heading: 6 },
    { id: 'sloop', x: 27, y: 12, heading: 14 },
  ],
}
