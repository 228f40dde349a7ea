import { Link } from 'wouter'
import { Icon, type IconName } from '../design/icon.tsx'

/** A way on, in a card with the class `rows`: a title, a line of explanation, an arrow. */
export function RowLink(props: {
  readonly title: string
  readonly about?: string | undefined
  readonly icon?: IconName
  /** The language of both, if it is not the chosen one. */
  readonly lang?: string
  readonly to: string | (() => void)
}) {
  const content = (
    <>
      {props.icon !== undefined && <Icon name={props.icon} />}
      <span lang={props.lang}>
        <b>{props.title}</b>
        {props.about !== undefined && <small>{props.about}</small>}
      </span>
      {typeof props.to === 'string' && <Icon name="next" />}
    </>
  )
  return (
    <li>
      {typeof props.to === 'string' ? (
        <Link href={props.to} className="row-link">
          {content}
        </Link>
      ) : (
        <button type="button" className="row-link" onClick={props.to}>
          {content}
        </button>
      )}
    </li>
  )
}
