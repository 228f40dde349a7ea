import { rulebooks } from 'virtual:rulebooks'
import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import fontLicence from '../../ui/design/fonts/OFL.txt?url'
import { settingWords } from './words.ts'

/** Defined by the build. */
declare const OPFOR_VERSION: string

export function About({ hasServer }: { readonly hasServer: boolean }) {
  const say = useSay()
  return (
    <section className="card about" id="about">
      <h2>{say(settingWords.about)}</h2>
      <p>
        {say(settingWords.what)} {say(settingWords.version, { version: OPFOR_VERSION })}
      </p>
      {rulebooks.map(({ id, title, rulebook }) => (
        <div key={id}>
          <h3>{say(settingWords.rules, { title, rulebook: rulebook.title, edition: rulebook.edition })}</h3>
          <p>{say(deferredWords.unofficial, { title, publisher: rulebook.publisher })}</p>
        </div>
      ))}
      <p>
        {say(hasServer ? settingWords.storedUnless : settingWords.stored)} {say(settingWords.where)}
      </p>
      <p>
        {say(settingWords.licence)}{' '}
        <a href={fontLicence} target="_blank" rel="noreferrer">
          {say(settingWords.font)}
        </a>{' '}
        {say(settingWords.wakeLock)}
      </p>
    </section>
  )
}
