import { message } from '@opfor/kernel'

/** Texts about importing and exporting, which the home screen shows from the start. */
export const importWords = {
  importFile: message('web.keeping.import', 'Import a file'),
  exportAll: message('web.keeping.exportAll', 'Export everything'),
} as const
