export interface StarterSheet {
  readonly id: string
  readonly text: string
}

const cardFlip = `# The Tide
A card is flipped every turn, and does what it says.

Plays: The tide

## Tracks
- Water: 0 (0 to 8)

## Tide cards
A deck. Reshuffle when empty.
- 3 x Rising: add 1 to Water
- 2 x Storm: add 2 to Water. Move every boat one space inland.
- 2 x Ebb: take 1 from Water
- 1 x Calm

## Turn
1. Draw from Tide cards.
2. You: take your turn.

## End
- The tide wins when Water is 8.
- You win when all are on the hill.

> Example: draw: Rising; do Turn; then Water is 1.
`

const orderDeck = `# The Patrol
Chits come out of a bag: whose chit it is acts.

Plays: The patrol

## Squads
| squad | men |
|-------|----:|
| Alpha |   3 |
| Bravo |   2 |

## Chits
A bag of Squads.
- 2 x Yours

## Turn
1. Put all back into Chits.
2. Until Chits is empty:
   1. Draw from Chits.
   2. If the card is Yours: You: activate a squad.
   3. If the card is one of Squads: for the card: do Activation.

## Activation
1. If it has no men: done.
2. Does it see one of you?
   - yes: It shoots.
   - no: It follows the road.

## When a squad is shot at
1. Choose Hit. Ask its men.

## Hit
Choose one of Squads that has men.
Tie: you choose

## End
- You win when no squad has men.
- The patrol wins after turn 6.

> Example: draw: Alpha; it sees one of you: yes; do Activation; then Alpha has men.
`

const hiddenHand = `# The Card Sharp
It holds three cards that nobody sees.

Plays: The sharp

## Cards
A deck. Reshuffle when empty.
| card     | suit | value |
|----------|------|------:|
| 4 x Coin | coin |     1 |
| 3 x Cup  | cup  |     2 |
| 2 x King | coin |     3 |

## Its hand
A hand of 3 from Cards, hidden.

## Marks
- Its tricks: 0 (0 to 5)
- Your tricks: 0 (0 to 5)

## Answer
Choose one of Its hand.
1. if Your tricks is more than Its tricks: most value
2. fewest value
Tie: at random

## Turn
1. You: lay a card face down.
2. Choose Answer. Play Answer.
3. Who wins the trick?
   - you: add 1 to Your tricks
   - the sharp: add 1 to Its tricks
4. Discard the card. Draw 1 from Cards into Its hand.

## End
- You win when Your tricks is 5.
- The sharp wins when Its tricks is 5.

> Example: Its hand is Coin, Cup, King; Answer gives Coin (line 2).
`

export const cardStarterSheets: readonly StarterSheet[] = [
  { id: 'card-flip', text: cardFlip },
  { id: 'order-deck', text: orderDeck },
  { id: 'hidden-hand', text: hiddenHand },
]
