import texts from '../texts/de.json' with { type: 'json' }
import { languageOf } from './language-of.ts'

/** German with the texts of the kernel; games have their own. */
export const german = languageOf('de', texts)
