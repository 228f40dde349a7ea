export { type Briefing, briefing, type BriefingPart } from './rules/completion/briefing.ts'
export { type CardPack, parsePack } from './table/card-packs/card-pack.ts'
export { reachOf } from './rules/guidelines/entry-edges.ts'
export { type Edition, heightOf, labelOf, thirdLabelOf } from './table/maps/hexes.ts'
export { boardOf } from './shown/corrections/laid/cards.ts'
export { grown, learnt, newsFor } from './table/card-packs/learnt.ts'
export {
  asPlaced,
  type Edge,
  type EdgeOfMap,
  edges,
  hexesOf,
  type MapInPlay,
  placeOf,
  spotOf,
} from './table/maps/maps.ts'
export { edgeName, hexName, playerName } from './table/naming.ts'
export { halfNote, halfText } from './table/card-packs/own-texts.ts'
export {
  cardName,
  defenseName,
  orderName,
  type Side,
  sideName,
  sides,
  tileName,
} from './table/pieces.ts'
export { isDry, mayPlace } from './rules/placing/placing-units.ts'
export { ranges } from './table/naming.ts'
export { revealed } from './table/generator-cards/revealed.ts'
export {
  isHex,
  type Mission,
  type Play,
  playersOf,
  sideOfPlay,
  type Situation,
  unitsAt,
  unitsOf,
} from './table/situation.ts'
export { rumorCup } from './rules/special-rules/special-cards.ts'
export { type Terrain, terrainAt, terrainChoices, terrainLine, withTerrain } from './table/maps/terrain.ts'
export { eventsAhead } from './rules/mission/track-events.ts'
export { unitOf } from './table/placing/units.ts'
export { packFrom } from './table/card-packs/which-cards.ts'
