import { hasCardNumber } from '@aisle/api/card-number'
import { badRequest, cardNumberRefused } from './server.errors.ts'

const MAX_DEPTH = 10
const MAX_KEYS = 1000

/** Refuses input that is deep or large, text that PostgreSQL cannot hold, and card numbers anywhere (T55, T58, T61). */
export function guardInput(input: unknown) {
  let keys = 0
  const visit = (value: unknown, depth: number) => {
    if (typeof value === 'string' || typeof value === 'number') {
      if (String(value).includes('\0')) throw badRequest()
      if (hasCardNumber(String(value))) throw cardNumberRefused()
      return
    }
    if (typeof value !== 'object' || value === null) return
    if (depth > MAX_DEPTH) throw badRequest()
    const entries = Object.entries(value)
    keys += entries.length
    if (keys > MAX_KEYS) throw badRequest()
    for (const [name, item] of entries) {
      if (hasCardNumber(name)) throw cardNumberRefused()
      visit(item, depth + 1)
    }
  }
  visit(input, 1)
}
