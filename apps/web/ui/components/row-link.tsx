import { useId } from 'react'
import { Link } from 'wouter'
import { Icon, type IconName } from '../design/icon.tsx'

/**
 * A way on, in a card with the class `rows`: a title, a line of explanation, an arrow. The whole row can be tapped, but its name is
 * the title alone.
 */
export function RowLink(props: {
  readonly title: string
  readonly about?: string | undefined
  readonly icon?: IconName
  readonly to: string | (() => void)
  /** `start` begins a match. */
  readonly look?: 'start' | 'start quiet'
}) {
  const { title, about, icon, to, look } = props
  const id = useId()
  const described = about === undefined ? undefined : id
  return (
    <li className={`row-link ${look ?? ''}`}>
      {icon !== undefined && <Icon name={icon} />}
      <div>
        {typeof to === 'string' ? (
          <Link href={to} className="whole" aria-describedby={described}>
            {title}
          </Link>
        ) : (
          <button type="button" className="whole" aria-describedby={described} onClick={to}>
            {title}
          </button>
        )}
        {about !== undefined && <small id={id}>{about}</small>}
      </div>
      {(typeof to === 'string' || look !== undefined) && <Icon name="next" />}
    </li>
  )
}
