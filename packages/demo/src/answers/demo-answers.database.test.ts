import { endpoints } from '@aisle/api/endpoints'
import { type DemoAnswers, demoAnswersFile, formatDemoAnswers, readDemoAnswers } from '@aisle/build/demo-answers'
import { buildTestApp, type TestApp } from '@aisle/commerce-api/testing'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { seedStore } from '../seed/seed-store.ts'
import { fresh } from '../tenants/fresh.ts'
import { shapeOf } from './shape.ts'

const now = new Date('2026-11-20T15:00:00Z')
const recorded = readDemoAnswers()
const byName = new Map(Object.values(endpoints).map((endpoint) => [endpoint.name, endpoint]))

let api: TestApp
beforeAll(async () => {
  api = await buildTestApp({ now: () => now })
  await seedStore(api.ownerUrl, fresh(now), now)
})
afterAll(() => api.close())

const endpointOf = (call: string) => {
  const endpoint = byName.get(call)
  if (!endpoint) throw new Error(`${call} is no call of the API.`)
  return endpoint
}

async function ask({ call, input }: (typeof recorded.calls)[number]) {
  const endpoint = endpointOf(call)
  const { data } = await api.call({ ...endpoint }, input, await api.tokens.guest(recorded.tenant))
  return { call, input, data }
}

it.each(recorded.calls)('the recorded answer to $call $input.query is one that the API may give', ({ call, data }) => {
  expect(z.safeParse(endpointOf(call).data, data).error).toBeUndefined()
})

const shapes = ({ calls }: DemoAnswers) => calls.map(({ call, data }) => ({ call, fields: shapeOf(data) }))

// What has other fields is recorded anew by "vitest run packages/demo/src/answers -u"; other prices and pictures are not.
it('the recorded answers have the fields that the demo’s API gives today', async () => {
  const today = { ...recorded, calls: await Promise.all(recorded.calls.map(ask)) }

  const isSame = isDeepStrictEqual(shapes(today), shapes(recorded))
  await expect(formatDemoAnswers(isSame ? recorded : today)).toMatchFileSnapshot(demoAnswersFile)
})
