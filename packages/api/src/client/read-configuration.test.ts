import { describe, expect, it } from 'vitest'
import { ApiError, createApiClient } from './client.ts'
import { readConfiguration } from './read-configuration.ts'

const business = { isActive: true, businessName: 'Harbour Grocers', tenantAcr: 'tenant:harbour' }
const lists = { fulfillments: [], socialPlatforms: [] }
const boxed = { businessConfigurations: business, ...lists }
const flat = { ...business, ...lists }

const reply = (data: unknown) => Response.json({ success: true, data })
const refusal = (status: number, errorCode = 'NOT_FOUND') =>
  Response.json({ success: false, errors: [{ errorCode, descreption: 'No.' }] }, { status })

const FIRST = '/v1/Configuration?global=true'
const SECOND = '/v2/Configuration?global=true'

/** Reads from a back end that answers its two versions so; `asked` are the addresses in their order. */
function readFrom(first: () => Response, second: () => Response) {
  const asked: string[] = []
  const api = createApiClient({
    baseUrl: '',
    fetch: async (address) => {
      asked.push(String(address))
      return address === FIRST ? first() : second()
    },
  })
  return { asked, found: readConfiguration(api) }
}

describe('1§7 the configuration of a store', () => {
  it.each([
    ['in a box', boxed],
    ['flat', flat],
  ])('is asked for once where the first version has it, %s', async (_form, data) => {
    const { asked, found } = readFrom(
      () => reply(data),
      () => refusal(404),
    )

    expect(await found).toMatchObject({ businessConfigurations: business, tenantAcr: 'tenant:harbour' })
    expect(asked).toEqual([FIRST])
  })

  it.each([
    [404, 'flat', flat],
    [405, 'flat', flat],
    [501, 'flat', flat],
    [404, 'in a box', boxed],
  ])('is that of the second version where a back end answers the first %s: %s', async (status, _form, data) => {
    const { asked, found } = readFrom(
      () => refusal(status),
      () => reply(data),
    )

    expect(await found).toMatchObject({ businessConfigurations: business, tenantAcr: 'tenant:harbour' })
    expect(asked).toEqual([FIRST, SECOND])
  })

  it.each([
    ['says that it does not know the store', () => refusal(404, 'STORE_UNKNOWN')],
    ['forbids it', () => refusal(403, 'FORBIDDEN')],
    ['sends something else', () => reply({ hello: 'world' })],
  ])('is not looked for elsewhere where a back end %s', async (_why, answer) => {
    const { asked, found } = readFrom(answer, () => reply(flat))

    await expect(found).rejects.toBeInstanceOf(ApiError)
    expect(asked).toEqual([FIRST])
  })

  it.each([404, 501])('is that of no store where neither version is there (%s)', async (status) => {
    const { found } = readFrom(
      () => refusal(404),
      () => refusal(status),
    )

    await expect(found).rejects.toMatchObject({ status: 404 })
  })

  it('could not be had where the second version fails', async () => {
    const { found } = readFrom(
      () => refusal(404),
      () => refusal(409),
    )

    await expect(found).rejects.toMatchObject({ status: 409 })
  })
})
