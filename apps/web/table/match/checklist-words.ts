import { message } from '@opfor/kernel'

/** Texts of an unfinished checklist. */
export const checklistWords = {
  set: message('web.checklist.set', '{what}: set to {value}.'),
  setFrom: message('web.checklist.setFrom', '{what}: set to {value} (was {before}).'),
  movedThese: message('web.movedThese', 'Had you already done these?'),
  movedYes: message('web.movedYes', 'Yes, all of them'),
  movedNo: message('web.movedNo', 'No, none of them'),
  putBack: message('web.movedPutBack', 'No, and I have undone the ticked ones'),
} as const
