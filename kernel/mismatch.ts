/** A journal does not fit the rules it is played by: the replay stops and says where. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}
