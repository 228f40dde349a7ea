/** The picture of a game, which fills its place; a game without one has an empty place. */
export function Cover({ of }: { readonly of: string | undefined }) {
  return <div className="cover">{of !== undefined && <img src={of} alt="" width={480} height={360} />}</div>
}
