import type { EffectKind } from '@opfor/games/blitzkrieg/view'

/** Centred in a square of 24. */
export function EffectIcon({ effect, amount }: { readonly effect: EffectKind; readonly amount: number }) {
  switch (effect) {
    case 'production':
      return (
        <g className="bz-icon">
          <Factory />
          {amount > 1 && <Amount amount={amount} />}
        </g>
      )
    case 'research':
      return (
        <g className="bz-icon">
          <Gear />
          {amount > 1 && <Amount amount={amount} />}
        </g>
      )
    case 'researchIndustry':
      return (
        <g className="bz-icon">
          <g transform="translate(-5 -4) scale(.66)">
            <Gear />
          </g>
          <g transform="translate(5 5) scale(.66)">
            <Factory />
          </g>
        </g>
      )
    case 'bombing':
      return (
        <g className="bz-icon">
          <g transform="translate(-5 -1) rotate(14) scale(.86)">
            <Bomb />
          </g>
          <g transform="translate(6 2) rotate(14) scale(.66)">
            <Bomb />
          </g>
        </g>
      )
    case 'tactical':
      return (
        <text className="bz-plus" y="6">
          +{amount}
        </text>
      )
    case 'strategic':
      return (
        <g className="bz-icon">
          <path d="M-10.8 -5.5L-15 0L-10.8 5.5zM10.8 -5.5L15 0L10.8 5.5z" />
          <text className="bz-strategic" y="5">
            +{amount}
          </text>
        </g>
      )
    case 'propaganda':
      return (
        <g className="bz-icon">
          <Star />
          <text className="bz-in-star" y="4.8">
            {amount}
          </text>
        </g>
      )
    case 'none':
      return <></>
  }
}

function Amount({ amount }: { readonly amount: number }) {
  return (
    <g transform="translate(9 8)">
      <circle className="bz-amount" r="6.5" />
      <text className="bz-amount-digit" y="3.8">
        {amount}
      </text>
    </g>
  )
}

function Factory() {
  return (
    <path
      fillRule="evenodd"
      d="M-11 10V-2L-4.5 2V-2L2 2V-10H9.5V10zM-7.5 4.5V7H-5V4.5zM-2 4.5V7H.5V4.5zM3.5 4.5V7H6V4.5z"
    />
  )
}

function Gear() {
  return (
    <g className="bz-gear">
      <circle r="6" strokeWidth="4" />
      <circle r="9.5" strokeWidth="3.6" strokeDasharray="3.73 3.73" />
    </g>
  )
}

export function Bomb() {
  return (
    <path d="M0 12C-4 9 -5.5 5 -5.5 1.5C-5.5 -2 -3.5 -4 -2.5 -6L-5.5 -11H5.5L2.5 -6C3.5 -4 5.5 -2 5.5 1.5C5.5 5 4 9 0 12z" />
  )
}

export function Star() {
  return (
    <path
      className="bz-star"
      d="M0 -13.5L4.6 -6.8L12.6 -4.5L7.5 2L7.8 10.3L0 7.5L-7.8 10.3L-7.5 2L-12.6 -4.5L-4.6 -6.8z"
    />
  )
}
