import texts from '../texts/de.json' with { type: 'json' }
import { languageOf } from './language-of.ts'

/** Only the kernel's texts; games have their own. */
export const german = languageOf('de', texts)
