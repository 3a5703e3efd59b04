import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, storeCookie } from '../testing/gateway.ts'
import { storeApi } from '../testing/store-api.ts'
import { answerJson } from '../testing/upstream.ts'

const modes = [0, 1, 2, 3, 5, 6, 4, null, 'x'] as const

/** What the documents say of each mode, in the order of the start-up screens (spec 1 §4, decisions 2, 3, 33). */
const statusOf = (mode: unknown, isActive: boolean): 200 | 503 => {
  if (mode === 2 || mode === 3) return 200 // the dialog that asks for a code comes before everything else
  if (mode === 1 || mode === 6) return 503
  return isActive ? 200 : 503
}

const cells = modes.flatMap((mode) =>
  [true, false].flatMap((isActive) =>
    [false, true].map((guardsAge) => ({ mode, isActive, guardsAge, status: statusOf(mode, isActive) })),
  ),
)

let gateway: Awaited<ReturnType<typeof startGateway>>
let business: object = {}
beforeAll(async () => {
  gateway = await startGateway()
  gateway.api.answerWith((seen, response) => storeApi({ business })(seen, response))
})
afterAll(() => gateway[Symbol.asyncDispose]())

const open = (host = 'fresh.localhost:3000', path = '/detail/whole-milk') =>
  gateway.send({ path, host, headers: { accept: 'text/html', cookie: storeCookie } })

describe('1§4 the document of a store', () => {
  it.each(cells)(
    'in mode $mode, active: $isActive, guarding age: $guardsAge, answers $status',
    async ({ mode, isActive, guardsAge, status }) => {
      business = { mode, isActive, isStoreAgeRestricted: guardsAge, enableAgeRestrictedBrowsing: guardsAge }
      const answer = await open()

      expect(answer.status).toBe(status)
      expect(answer.headers['retry-after']).toBe(status === 503 ? '300' : undefined)
      const showsGoods = status === 200 && !guardsAge && mode !== 2 && mode !== 3
      expect(answer.text.includes('"/v1/Product/Details"')).toBe(showsGoods)
    },
  )

  it('of a host that is nobody’s is a 404', async () => {
    expect((await open('nobody.localhost:3000')).status).toBe(404)
  })

  it('that the API does not know is a 404', async () => {
    gateway.api.answerWith((_, response) =>
      answerJson(response, 404, { success: false, errors: [{ errorCode: 'STORE_UNKNOWN' }] }),
    )

    expect((await open('cellar.localhost:3000', '/')).status).toBe(404)
  })
})
