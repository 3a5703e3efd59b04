import { ApiError } from '@aisle/api/client'
import { configuration, flatConfiguration } from '@aisle/api/configuration'
import { aConfiguration, createTestPlatform, refusal, reply, serve, server } from '@aisle/platform/testing'
import { describe, expect, it, vi } from 'vitest'
import { createStart } from '../start/create-start.ts'
import { readConfiguration } from './read-configuration.ts'

const boxed = aConfiguration({ businessName: 'Harbour Grocers', tenantAcr: 'tenant:harbour' })
const { businessConfigurations, fulfillments, socialPlatforms } = boxed
const flat = { ...businessConfigurations, fulfillments, socialPlatforms }

const read = () => readConfiguration(createTestPlatform({ tenant: { configuration: null } }).api)
const notServed = (status = 404) => refusal('NOT_FOUND', 'There is nothing here.', status)

/** Answers the two versions; tells which were asked, and how. */
function backEnd(first: () => Response, second: () => Response) {
  const asked: string[] = []
  const answering = (name: string, answer: () => Response) => (call: { readonly query: URLSearchParams }) => {
    asked.push(`${name} ${call.query}`)
    return answer()
  }
  server.use(serve(configuration, answering('v1', first)), serve(flatConfiguration, answering('v2', second)))
  return asked
}

describe('1§7 the configuration of a store', () => {
  it.each([
    ['in a box', boxed],
    ['flat', flat],
  ])('is asked for once where the first version has it, %s', async (_form, data) => {
    const asked = backEnd(() => reply(data), notServed)

    expect(await read()).toMatchObject({ businessConfigurations, fulfillments, tenantAcr: 'tenant:harbour' })
    expect(asked).toEqual(['v1 global=true'])
  })

  it.each([
    [404, 'flat', flat],
    [405, 'flat', flat],
    [501, 'flat', flat],
    [404, 'in a box', boxed],
  ])('is that of the second version where a back end answers the first %s: %s', async (status, _form, data) => {
    const asked = backEnd(
      () => notServed(status),
      () => reply(data),
    )

    expect(await read()).toMatchObject({ businessConfigurations, fulfillments, tenantAcr: 'tenant:harbour' })
    expect(asked).toEqual(['v1 global=true', 'v2 global=true'])
  })

  it.each([
    ['says that it does not know the store', () => refusal('STORE_UNKNOWN', 'This store does not exist.', 404)],
    ['forbids it', () => refusal('FORBIDDEN', 'No.', 403)],
    ['sends something else', () => reply({ hello: 'world' })],
  ])('is not looked for elsewhere where a back end %s', async (_why, answer) => {
    const asked = backEnd(answer, () => reply(flat))

    await expect(read()).rejects.toBeInstanceOf(ApiError)
    expect(asked).toEqual(['v1 global=true'])
  })

  it.each([404, 501])('is that of no store where neither version is there (%s)', async (status) => {
    backEnd(notServed, () => notServed(status))

    await expect(read()).rejects.toMatchObject({ status: 404 })
  })

  it('could not be had where the second version fails', async () => {
    backEnd(notServed, () => refusal('BUSY', 'Later.', 500))

    await expect(read()).rejects.toMatchObject({ status: 500 })
  })

  it('opens a store of the second version', async () => {
    backEnd(notServed, () => reply(flat))
    const platform = createTestPlatform({ tenant: { configuration: null } })
    const start = createStart(platform)

    await start.load()

    expect(platform.tenant.store.getState().configuration?.businessConfigurations.businessName).toBe('Harbour Grocers')
    expect(start.state.getState()).toMatchObject({ isUnknown: false, hasFailed: false })
    await vi.waitFor(() => expect(platform.tenant.store.getState().configuration?.tenantAcr).toBe('tenant:harbour'))
  })
})
