export { type Briefing, briefing, type BriefingPart } from './briefing.ts'
export { type CardPack, parsePack } from './card-pack.ts'
export { reachOf } from './entry-edges.ts'
export { type Edition, heightOf, labelOf, thirdLabelOf } from './hexes.ts'
export { boardOf } from './laid/cards.ts'
export { grown, learnt, newsFor } from './learnt.ts'
export { asLaid, type Edge, type EdgeOfMap, edges, hexesOf, type MapInPlay, placeOf, spotOf } from './maps.ts'
export { edgeName, hexName, playerName } from './naming.ts'
export { halfNote, halfText } from './own-texts.ts'
export {
  cardName,
  defenseName,
  orderName,
  type Side,
  sideName,
  sides,
  tileName,
} from './pieces.ts'
export { isDry, mayPlace } from './placing-units.ts'
export { ranges } from './ranges.ts'
export { revealed } from './revealed.ts'
export {
  isHex,
  type Mission,
  type Play,
  playersOf,
  sideOfPlay,
  type Situation,
  unitsAt,
  unitsOf,
} from './situation.ts'
export { rumorCup } from './special-cards.ts'
export { type Terrain, terrainAt, terrainChoices, terrainLine, withTerrain } from './terrain.ts'
export { eventsAhead } from './track-events.ts'
export { unitOf } from './units.ts'
export { packFrom } from './which-cards.ts'
