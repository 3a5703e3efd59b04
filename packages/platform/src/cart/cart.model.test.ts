import { type ApiClient, ApiError } from '@aisle/api/client'
import type { CartDetail } from '@aisle/api/cart-detail'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBus } from '../bus/bus.ts'
import { createMemoryValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import { aCart, aCartItem, aCartProduct, aStore, id } from '../testing/builders.ts'
import { countItems, linesOf } from './cart.rules.ts'
import type { CartOrigin, CartState } from './cart.types.ts'
import { createCart } from './create-cart.ts'
import type { KeptEdits } from './kept-edits.ts'

/** Stories that are told; more at night (`PROPERTY_RUNS`). */
const STORIES = Math.min(Number(process.env.PROPERTY_RUNS ?? 1000), 20_000)
const PRODUCTS = [10, 11, 12]
const ON_HAND = 8
const LONGEST_ANSWER = 900
const BETWEEN_TABS = 20

const lineOf = (product: number) => product + 20

type Trouble = 'none' | 'question lost' | 'answer lost'

/** The server's cart as it is meant to be: the last word on each line, a version that grows, a number per cart. */
function createServer() {
  const lines = new Map<number, number>()
  let version = 1
  let carts = 1

  const detail = (): CartDetail => {
    const items = [...lines].map(([product, qty]) =>
      aCartItem({ productId: id(product), orderLineItemID: id(lineOf(product)), qty, qtyOnHand: ON_HAND }),
    )
    return aCart(items, { orderNumber: `CART-${carts}`, version })
  }
  const productOf = (text: string) => PRODUCTS.find((product) => [id(product), id(lineOf(product))].includes(text)) ?? 0
  const change = (product: number, qty: number) => {
    if (qty > ON_HAND) throw new ApiError(409, 'CRT_0114', 'Only a few are left.')
    if (qty === 0) lines.delete(product)
    else lines.set(product, qty)
    version += 1
    return detail()
  }
  const requireOwn = (number: string | undefined) => {
    if (number !== undefined && number !== `CART-${carts}`) throw new ApiError(404, 'CRT_0002', 'The cart is gone.')
  }

  return {
    lines,
    answer(call: string, input: Input): CartDetail {
      if (call === 'saveCart') {
        requireOwn(input.body?.orderNumber)
        const [product] = input.body?.products ?? []
        return change(productOf(product?.productId ?? ''), product?.qty ?? 0)
      }
      requireOwn(input.query?.orderNumber)
      if (call === 'cartDetail') return detail()
      const product = productOf(input.params?.orderItemId ?? '')
      if (!lines.has(product)) throw new ApiError(404, 'CRT_0108', 'The line is gone.')
      return change(product, 0)
    },
    /** The cart is ordered: the next one has another number. */
    order() {
      const ordered = `CART-${carts}`
      lines.clear()
      carts += 1
      version = 1
      return ordered
    },
  }
}

type Input = {
  readonly params?: { readonly orderItemId?: string }
  readonly query?: { readonly orderNumber?: string }
  readonly body?: {
    readonly orderNumber?: string
    readonly products?: readonly { readonly productId: string; readonly qty: number }[]
  }
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Two tabs of one browser on one server. Answers come in any order; edits may be lost on their way there or back. */
function openBrowser(latencies: readonly number[]) {
  const server = createServer()
  const number = createMemoryValue<string>(undefined)
  const kept = createMemoryValue<KeptEdits>()
  const listeners: { tab: number; topic: string; hear: (data: unknown) => void }[] = []
  let calls = 0
  let trouble: Trouble = 'none'

  const call = async (endpoint: { name: string }, input: Input) => {
    const isEdit = endpoint.name !== 'cartDetail'
    const lost = isEdit ? trouble : 'none'
    if (isEdit) trouble = 'none'
    calls += 1
    const latency = latencies[calls % latencies.length] ?? 0
    await sleep(latency / 2)
    if (lost === 'question lost') throw new ApiError(0, 'UNREACHABLE', 'No connection.')
    const answer = server.answer(endpoint.name, input)
    await sleep(latency / 2)
    if (lost === 'answer lost') throw new ApiError(0, 'UNREACHABLE', 'No connection.')
    return answer
  }
  const openTab = (tab: number) => {
    const channel: TabChannel = {
      post(topic, data) {
        for (const listener of listeners) {
          if (listener.tab !== tab && listener.topic === topic) setTimeout(() => listener.hear(data), BETWEEN_TABS)
        }
      },
      on(topic, isExpected, handle) {
        listeners.push({ tab, topic, hear: (data) => void (isExpected(data) && handle(data)) })
      },
    }
    return createCart({
      api: { call } as unknown as ApiClient, // oxlint-disable-line typescript/consistent-type-assertions -- a generic method cannot be faked without
      bus: createBus(() => {}),
      channel,
      number,
      kept,
      owner: () => 'guest',
      onConflicts: () => {},
      store: () => aStore(),
      isGuest: () => true,
      onRefused: () => {},
      onAbandoned: () => {},
    })
  }
  return {
    server,
    tabs: [openTab(0), openTab(1)] as const,
    lose(next: Trouble) {
      trouble = next
    },
  }
}
type Browser = ReturnType<typeof openBrowser>

const quantities = ({ detail }: CartState) =>
  Object.fromEntries(linesOf(detail).map(({ productId, qty }) => [productId, qty]))
const serverQuantities = ({ server }: Browser) =>
  Object.fromEntries([...server.lines].map(([product, qty]) => [id(product), qty]))

/** Time goes by until nothing is under way any more. */
async function calm() {
  for (let round = 0; round < 4; round += 1) {
    await vi.advanceTimersByTimeAsync(LONGEST_ANSWER * 4)
    // Modules come by a clock of their own.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

type Model = { readonly wishes: number }
type Step = fc.AsyncCommand<Model, Browser>
const step = (name: string, run: (browser: Browser) => unknown): Step => ({
  check: () => true,
  run: async (_, browser) => {
    await run(browser)
  },
  toString: () => name,
})

const tab = fc.constantFrom(0 as const, 1 as const)
const product = fc.constantFrom(...PRODUCTS)
const origin = fc.constantFrom<CartOrigin>('card', 'main', 'cart')
const wishOf = (which: number) => aCartProduct({ productId: id(which), limit: 12 })

const steps = [
  fc
    .tuple(tab, product, fc.integer({ min: 0, max: ON_HAND + 2 }), origin)
    .map(([at, which, qty, from]) =>
      step(`tab ${at} wants ${qty} of ${which} (${from})`, ({ tabs }) =>
        tabs[at].setQuantity(wishOf(which), qty, from),
      ),
    ),
  fc
    .tuple(tab, product)
    .map(([at, which]) => step(`tab ${at} adds ${which}`, ({ tabs }) => tabs[at].add(wishOf(which), 1, 'card'))),
  fc
    .constantFrom(10, 60, 300, 450, 2000)
    .map((time) => step(`${time} ms go by`, () => vi.advanceTimersByTimeAsync(time))),
  tab.map((at) => step(`tab ${at} looks again`, ({ tabs }) => void tabs[at].refresh())),
  fc
    .constantFrom<Trouble>('question lost', 'answer lost')
    .map((trouble) => step(`the next edit: ${trouble}`, ({ lose }) => lose(trouble))),
  tab.map((at) =>
    step(`tab ${at} orders`, async ({ tabs, server }) => {
      const settled = tabs[at].settle()
      await calm()
      await settled
      if (server.lines.size === 0) return
      const ordered = server.order()
      tabs[at].clear('ordered', ordered)
    }),
  ),
]

beforeAll(() => Promise.all([import('./cart-message.ts'), import('./resume-edits.ts')]))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

describe('G16 F26 two tabs and a server', () => {
  it(
    `show the server’s cart when all is said, in ${STORIES} stories`,
    async () => {
      const latencies = fc.array(fc.integer({ min: 2, max: LONGEST_ANSWER }), { minLength: 1, maxLength: 8 })
      await fc.assert(
        fc.asyncProperty(latencies, fc.commands(steps, { maxCommands: 25 }), async (times, story) => {
          const browser = openBrowser(times)
          for (const { start } of browser.tabs) await start()
          await fc.asyncModelRun(() => ({ model: { wishes: 0 }, real: browser }), story)
          await calm()

          const truth = serverQuantities(browser)
          for (const { store } of browser.tabs) {
            const state = store.getState()
            expect(quantities(state)).toEqual(truth)
            expect(state.wanted).toEqual({})
            expect(countItems(state)).toBe(Object.values(truth).reduce((sum, qty) => sum + qty, 0))
          }
        }),
        { numRuns: STORIES },
      )
    },
    60_000 + STORIES * 100,
  )
})
