import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'

export type OrdersOptions = { readonly tenant: string } & (
  | { readonly action: 'held' }
  | { readonly action: 'show' | 'release'; readonly orderNumber: string }
  | {
      readonly action: 'cancel'
      readonly orderNumber: string
      /** Numbers of lines; the whole order without any. */
      readonly lines: readonly number[]
    }
)

const USAGE = `npm run orders -- held --tenant NAME
npm run orders -- show --tenant NAME --order NUMBER
npm run orders -- release --tenant NAME --order NUMBER
npm run orders -- cancel --tenant NAME --order NUMBER [--line NUMBER]…`

const actions = ['held', 'show', 'release', 'cancel'] as const
const isAction = (text: string | undefined): text is (typeof actions)[number] =>
  actions.some((action) => action === text)

/** @throws Refusal */
export function readOrdersOptions(args: readonly string[]): OrdersOptions {
  const { values, positionals } = parse(args)
  const [action, ...more] = positionals
  if (!isAction(action) || more.length > 0) throw refuse('Orders are listed, shown, released or canceled')
  const { tenant, order, line = [] } = values
  if (!tenant) throw refuse('Whose orders? Name the tenant')
  if (line.length > 0 && action !== 'cancel') throw refuse('--line is for canceling')
  if (action === 'held') {
    if (order !== undefined) throw refuse('All held orders are listed: --order is for one of them')
    return { action, tenant }
  }
  // People write the number as they read it.
  const orderNumber = order?.replace(/^#/, '')
  if (!orderNumber) throw refuse('Which order? Name its number')
  return action === 'cancel'
    ? { action, tenant, orderNumber, lines: line.map(lineOf) }
    : { action, tenant, orderNumber }
}

function lineOf(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1) return number
  throw refuse(`--line is "${text}": give the number that \`show\` lists`)
}

const refuse = (reason: string, cause?: unknown) => new Refusal(`${reason}:\n${USAGE}`, { cause })

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        order: { type: 'string' },
        line: { type: 'string', multiple: true },
      },
    })
  } catch (cause) {
    // What follows the first sentence is for programmers.
    throw refuse((cause instanceof Error ? cause.message : String(cause)).split(/\.\s/)[0] ?? '', cause)
  }
}
