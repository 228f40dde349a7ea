import { formatAnswer } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { listMatches } from '../../data/storage/storage.ts'
import { type LevelRecord, levelOption, recordAt } from './record.ts'
import { resultWords } from './words.ts'

export function LevelRecordCard({
  open: { game, match },
  start,
}: {
  readonly open: OpenMatch
  readonly start: (change: Readonly<Record<string, string>>) => void
}) {
  const say = useSay()
  const [record, setRecord] = useState<LevelRecord>()
  const question = levelOption(game)?.question
  const level = question && match.journal.settings.options[question.id]
  useEffect(() => {
    void listMatches().then((matches) => setRecord(recordAt(matches, game, level)))
  }, [game, level, match])
  if (record === undefined) return undefined
  const { won, lost, drawn, next } = record
  return (
    <section className="card result-record">
      <h3>
        {question === undefined
          ? say(resultWords.record)
          : say(resultWords.level, { level: formatAnswer(question, level) })}
      </h3>
      <p className="result-count">
        {say(drawn === 0 ? resultWords.count : resultWords.countDrawn, { won, lost, drawn })}
      </p>
      {next !== undefined && question !== undefined && (
        <>
          <p>{say(resultWords[next.because])}</p>
          <button type="button" className="button quiet" onClick={() => start({ [question.id]: next.level })}>
            {say(resultWords.tryLevel, { level: formatAnswer(question, next.level) })}
          </button>
        </>
      )}
    </section>
  )
}
