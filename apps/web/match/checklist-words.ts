import { message } from '@opfor/kernel'

/** Texts of an unfinished checklist. */
export const checklistWords = {
  movedThese: message('web.movedThese', 'Had you already done these?'),
  movedYes: message('web.movedYes', 'Yes, all of them'),
  movedNo: message('web.movedNo', 'No, none of them'),
  putBack: message('web.movedPutBack', 'No, and I have undone the ticked ones'),
} as const
