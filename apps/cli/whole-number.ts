import { InvalidArgumentError } from 'commander'

/** A flag's value that must be a whole number. */
export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Expected a whole number.')
  return Number(value)
}
