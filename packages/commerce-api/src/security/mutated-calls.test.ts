import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { startPaymentStandIn } from '../testing/payment-stand-in.ts'
import { randomOf } from '../testing/random.ts'
import { all } from './hostile-input.builder.ts'
import { mutatedCall, type RawCall } from './mutated-call.ts'
import { insertOwnedRows, type OwnedRows } from './owned-rows.builder.ts'
import { ownedValueOf } from './owned-value.ts'
import { sampleInput } from './sample-input.ts'

const CALLS = Number(process.env.MUTATED_CALLS ?? 5_000)
const SEED = Number(process.env.MUTATION_SEED ?? Date.now() % 1_000_000)
/** Calls in one store: what they spoil, order and close is whole again in the next. */
const IN_ONE_STORE = 250
const HANGS = 2_000

const payments = await startPaymentStandIn()
afterAll(() => payments.close())
const merchant = { id: undefined, secret: 'merchant-key' }
const test = await openTestApp({ services: { partnersUrl: payments.url, smtpUrl: undefined, merchant } })
const served = all.filter(({ name }) => !test.app.notServed.some((missing) => missing.name === name))
const random = randomOf(SEED)

/** Every call in turn, each changed by chance, as the owner of the rows or a guest. */
function nextCall(index: number, rows: OwnedRows) {
  const endpoint = served[index % served.length]
  if (!endpoint) throw new Error('Nothing is served.')
  const isGuest = endpoint.access === 'guest' && random() < 0.4
  const token = random() < 0.02 ? 'none' : isGuest ? rows.guestToken : rows.ownerToken
  const sample = sampleInput(endpoint, ownedValueOf(rows, isGuest), () => random() < 0.5)
  const key = `mutated-${index}-key`
  return { call: mutatedCall(endpoint, sample, { key, random }), token }
}

type Answer = { readonly status: number; readonly body: string; readonly took: number }

async function send(call: RawCall, token: string): Promise<Answer> {
  const started = performance.now()
  const { statusCode, body } = await test.request(call, token)
  return { status: statusCode, body, took: performance.now() - started }
}

/** Whatever is refused says so in the documents' wrapper, also where no route was found. */
const isWrapped = ({ status, body }: Answer) =>
  status < 400 || /^\{"success":false,"data":null,"errors":\[\{"errorCode":"\w+"/.test(body)

const told = (index: number, call: RawCall, { status, took, body }: Answer) =>
  [`${index}: ${status} after ${took.toFixed(0)} ms`, JSON.stringify(call), body, test.faults.at(-1)?.stack].join('\n')

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
function heapAfterCollection() {
  collect()
  return process.memoryUsage().heapUsed
}

it(
  'G7 calls changed by chance are refused or answered: no fault, no hanging, nothing kept',
  async () => {
    const faults: string[] = []
    const answered = { well: 0, refused: 0 }
    let heap = 0
    let rows = await insertOwnedRows(test, { tenant: 'store-0' })
    for (let index = 0; index < CALLS; index += 1) {
      if (index > 0 && index % IN_ONE_STORE === 0) rows = await insertOwnedRows(test, { tenant: `store-${index}` })
      if (index === Math.floor(CALLS / 5)) heap = heapAfterCollection()
      const { call, token } = nextCall(index, rows)
      const reply = await send(call, token)
      // A busy machine is slow once; what hangs does it again.
      const hangs = reply.took > HANGS && (await send(call, token)).took > HANGS
      answered[reply.status < 400 ? 'well' : 'refused'] += 1
      if (hangs || reply.status >= 500 || !isWrapped(reply)) faults.push(told(index, call, reply))
    }

    expect(faults, `seed ${SEED}`).toEqual([])
    // Calls of which none is let in would show nothing.
    expect(answered.well).toBeGreaterThan(CALLS / 20)
    expect(answered.refused).toBeGreaterThan(CALLS / 20)
    expect(heapAfterCollection() / heap).toBeLessThan(1.1)
  },
  60_000 + CALLS * 100,
)
