import { message } from '@opfor/kernel'

/** Texts about house rules that several screens show. */
export const houseWords = {
  title: message('web.house.title', 'House rules'),
  by: message('web.house.by', 'House rules: {title}'),
  read: message('web.house.read', 'Read the house rules'),
} as const
