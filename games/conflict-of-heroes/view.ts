export { type Briefing, briefing, type BriefingPart } from './completion/briefing.ts'
export { type CardPack, parsePack } from './card-packs/card-pack.ts'
export { reachOf } from './guidelines/entry-edges.ts'
export { type Edition, heightOf, labelOf, thirdLabelOf } from './maps/hexes.ts'
export { boardOf } from './corrections/laid/cards.ts'
export { grown, learnt, newsFor } from './card-packs/learnt.ts'
export {
  asLaid,
  type Edge,
  type EdgeOfMap,
  edges,
  hexesOf,
  type MapInPlay,
  placeOf,
  spotOf,
} from './maps/maps.ts'
export { edgeName, hexName, playerName } from './naming.ts'
export { halfNote, halfText } from './card-packs/own-texts.ts'
export {
  cardName,
  defenseName,
  orderName,
  type Side,
  sideName,
  sides,
  tileName,
} from './pieces.ts'
export { isDry, mayPlace } from './placing/placing-units.ts'
export { ranges } from './card-packs/ranges.ts'
export { revealed } from './generator-cards/revealed.ts'
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
export { rumorCup } from './special-rules/special-cards.ts'
export { type Terrain, terrainAt, terrainChoices, terrainLine, withTerrain } from './maps/terrain.ts'
export { eventsAhead } from './mission/track-events.ts'
export { unitOf } from './placing/units.ts'
export { packFrom } from './card-packs/which-cards.ts'
