import { commandLine } from '../command-line.ts'

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

const { parse, refuse } = commandLine(`npm run orders -- held --tenant NAME
npm run orders -- show --tenant NAME --order NUMBER
npm run orders -- release --tenant NAME --order NUMBER
npm run orders -- cancel --tenant NAME --order NUMBER [--line NUMBER]…`)
const OPTIONS = {
  tenant: { type: 'string' },
  order: { type: 'string' },
  line: { type: 'string', multiple: true },
} as const

const actions = ['held', 'show', 'release', 'cancel'] as const
const isAction = (text: string | undefined): text is (typeof actions)[number] =>
  actions.some((action) => action === text)

/** @throws Refusal */
export function readOrdersOptions(args: readonly string[]): OrdersOptions {
  const { values, positionals } = parse(args, OPTIONS)
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
