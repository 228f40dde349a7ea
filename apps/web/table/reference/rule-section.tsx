import { Fragment } from 'react'
import type { RuleKind, RuleList, Message, Rule } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { parseChartTable } from './chart-table.ts'
import { Entry } from './entry.tsx'
import { referenceWords } from './words.ts'

const kindTexts: Readonly<Record<RuleKind, Message>> = {
  must: referenceWords.must,
  prefer: referenceWords.prefer,
  most: referenceWords.most,
  fewest: referenceWords.fewest,
  tie: referenceWords.tie,
  action: referenceWords.action,
  cell: referenceWords.cell,
  step: referenceWords.step,
  card: referenceWords.card,
}

export function RuleSection({
  declared,
  lines,
  target,
}: {
  readonly declared: RuleList
  /** The lines that match the search. */
  readonly lines: readonly Rule[]
  readonly target: string
}) {
  const say = useSay()
  const table =
    declared.kind === 'chart' && lines.length === declared.lines.length
      ? parseChartTable(lines.map(({ id, text }) => ({ id, text: say(text) })))
      : undefined
  return (
    <section className="card" id={declared.id}>
      <h2>{say(declared.title)}</h2>
      <p className="soft">{say(referenceWords.from, { ...declared.cite })}</p>
      {table === undefined ? (
        <ol className="rules">
          {lines.map((rule) => (
            <Entry key={rule.id} id={rule.id} target={target}>
              <Line rule={rule} />
            </Entry>
          ))}
        </ol>
      ) : (
        <div className="wide-table">
          <table>
            <thead>
              <tr>
                <td />
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ name, entries }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {entries.map(({ id, entry }, at) => (
                    <td key={at} className={id !== '' && id === target ? 'target' : undefined}>
                      {entry}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Line({ rule }: { readonly rule: Rule }) {
  const say = useSay()
  return (
    <>
      <b>{rule.number}</b>
      <span className="rule-how">{say(kindTexts[rule.how])}</span>
      <span className="rule-text">
        {rule.given.map((each) => (
          <strong key={each.id}>{say(each)}: </strong>
        ))}
        {say(rule.text)}
        {rule.rulings.map((ruling) => (
          <Fragment key={ruling.id}>
            {' '}
            <a
              href={`#${ruling.id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(ruling.id)?.scrollIntoView({ block: 'center' })
              }}
            >
              {say(referenceWords.byRuling, { ruling: ruling.name })}
            </a>
          </Fragment>
        ))}
      </span>
    </>
  )
}
