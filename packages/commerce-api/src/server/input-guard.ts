import { badRequest, cardNumberRefused } from './server.errors.ts'

const MAX_DEPTH = 10
const MAX_KEYS = 1000

/** Refuses input that is deep or large, text that PostgreSQL cannot hold, and card numbers anywhere (T55, T58, T61). */
export function guardInput(input: unknown) {
  let keys = 0
  const visit = (value: unknown, depth: number) => {
    if (typeof value === 'string' || typeof value === 'number') {
      if (String(value).includes('\0')) throw badRequest()
      if (looksLikeCardNumber(String(value))) throw cardNumberRefused()
      return
    }
    if (typeof value !== 'object' || value === null) return
    if (depth > MAX_DEPTH) throw badRequest()
    const values = Object.values(value)
    keys += values.length
    if (keys > MAX_KEYS) throw badRequest()
    for (const item of values) visit(item, depth + 1)
  }
  visit(input, 1)
}

/** One id in 800 has such a run of digits. */
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** 13 to 19 digits of a card brand, maybe grouped, with a right check digit. Our gift cards begin with 9: no brand does. */
export function looksLikeCardNumber(text: string): boolean {
  return (text.replaceAll(ID, ' id ').match(/(?<!\d)[2-6](?:[ -]?\d){12,18}(?!\d)/g) ?? []).some((run) =>
    passesLuhn(run.replaceAll(/\D/g, '')),
  )
}

function passesLuhn(digits: string) {
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
