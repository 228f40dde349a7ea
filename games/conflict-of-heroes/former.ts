import { type FormerDigest, formerFields } from '@opfor/kernel'

/** What situations held when digests were made of all of it. It never changes: new fields and other words do not belong here. */
export const former: FormerDigest = {
  fields: formerFields(`
    rulings( conflict-of-heroes.markerEdge conflict-of-heroes.markerDistance
    conflict-of-heroes.reaction conflict-of-heroes.smallDeck conflict-of-heroes.halves
    conflict-of-heroes.sheetDie conflict-of-heroes.thirdTile conflict-of-heroes.netting
    conflict-of-heroes.removed ) mode cardsBy ordersBy edition smoke pack( format title cards( *(
    top( section title note caps units round place marker defense addMap switchMap conditions
    actions chosen hidden artillery truck lasts ) bottom( section title note caps units round place
    marker defense addMap switchMap conditions actions chosen hidden artillery truck lasts ) ) )
    conditions( *( top( section title note caps units round place marker defense addMap switchMap
    conditions actions chosen hidden artillery truck lasts ) bottom( section title note caps units
    round place marker defense addMap switchMap conditions actions chosen hidden artillery truck
    lasts ) ) ) tiles( *( area symbol yellow parameter ) ) cup terrain ) guideline( id name brief
    rounds minutes actionCards drawn maps longEdge players( id side cards hand caps ) order variant(
    hand capsBelowHand maps reversed halves ) ) variant stage initiative players( id side seat deck
    hand left base gained caps drawn edge( map edge ) owed ) order next decks( *( top rest discard )
    ) plays( card half by told( section title note caps units round place marker defense addMap
    switchMap conditions actions chosen hidden artillery truck lasts ) used ) conditions maps( map x
    y ) units( *( at by card ) ) markers( kind side at ) defenses( kind side at ) cup rumored( kind
    side at ) noEnemy( german soviet ) mine chosen mission( ai sheet faces( *( area symbol yellow
    parameter ) ) counteractions orders track( tile chain step space ) deck( top rest discard )
    marker end round vp( german soviet ) caps lost truck( from( map edge ) to( map edge ) ) ) ended
  `),
  texts: {
    'coh.guideline.1': '1: Intro Firefight',
    'coh.guideline.2': '2: Infantry Firefight',
    'coh.guideline.3': '3: Light Armor Firefight',
    'coh.guideline.4': '4: Armor Firefight',
    'coh.guideline.5': '5: Full Deck Firefight',
    'coh.guideline.own': 'A guideline of your own, for two',
    'coh.guideline.own-4': 'A guideline of your own, for four',
    'coh.guideline.7': '7: Three Player Firefight',
  },
}
