import { message } from '@opfor/kernel'

/** Texts around a sheet that is printed. */
export const paperWords = {
  title: message('web.paper.title', 'On paper'),
  print: message('web.paper.print', 'Print'),
  hint: message(
    'web.paper.hint',
    'This is what will be printed, on A4 or Letter. Cards come last, nine to a page; cut them along the marks.',
  ),
  saveFile: message('web.paper.saveFile', 'Save as a file for printing'),
} as const
