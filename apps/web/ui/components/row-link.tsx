import { useId } from 'react'
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
  /** `start` begins a match. */
  readonly look?: 'start' | 'start quiet'
}) {
  const id = useId()
  const content = (
    <>
      {props.icon !== undefined && <Icon name={props.icon} />}
      <span lang={props.lang}>
        <b id={id}>{props.title}</b>
        {props.about !== undefined && <small id={`${id}-about`}>{props.about}</small>}
      </span>
      {(typeof props.to === 'string' || props.look !== undefined) && <Icon name="next" />}
    </>
  )
  // The name is the title alone, so that it is short to hear and to say.
  const row = {
    className: `row-link ${props.look ?? ''}`,
    'aria-labelledby': id,
    'aria-describedby': props.about === undefined ? undefined : `${id}-about`,
  }
  return (
    <li>
      {typeof props.to === 'string' ? (
        <Link href={props.to} {...row}>
          {content}
        </Link>
      ) : (
        <button type="button" {...row} onClick={props.to}>
          {content}
        </button>
      )}
    </li>
  )
}
