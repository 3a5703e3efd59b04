import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { hashSubject } from '../customer/close/subject-hash.ts'
import { insertCustomer, insertRow, insertStore } from '../testing/checkout-store.builder.ts'
import type { Caller } from './caller.ts'
import { createContextGlance } from './context-glance.ts'
import { readContext } from './request-context.ts'
import { newGuestSubject, openTestApp } from './testing.ts'

const test = await openTestApp()

const callerOf = (tenantId: string, subject: string, role: Caller['role'] = 'user'): Caller => ({
  tenantId,
  subject,
  role,
  email: undefined,
  isEmailVerified: false,
  authenticatedAt: undefined,
})

it('reads those who come at once together, and tells each what is their own', async () => {
  const { tenant } = await insertStore(test.query)
  const verified = await insertCustomer(test.query, tenant, { is_verified_online: true })
  const plain = await insertCustomer(test.query, tenant, { email: "o'hara@example.com" })
  const closed = randomUUID()
  await insertRow(test.query, 'closed_subjects', {
    tenant_id: tenant,
    subject_hash: hashSubject(closed),
    closed_at: new Date(),
  })
  const read = vi.fn(test.database.glance)
  const glance = createContextGlance({ glance: read })
  const contextOf = async (caller: Caller) =>
    readContext(caller, (await glance({ caller, accessPass: undefined })).found)

  const [guest, first, second, gone] = await Promise.allSettled([
    contextOf(callerOf(tenant, newGuestSubject(), 'guest')),
    contextOf(callerOf(tenant, verified.subject)),
    contextOf(callerOf(tenant, plain.subject)),
    contextOf(callerOf(tenant, closed)),
  ])

  expect(guest).toMatchObject({ value: { shopper: { customerId: undefined, isAgeVerified: false } } })
  expect(first).toMatchObject({ value: { shopper: { customerId: verified.customerId, isAgeVerified: true } } })
  expect(second).toMatchObject({ value: { shopper: { customerId: plain.customerId, isAgeVerified: false } } })
  expect(gone).toMatchObject({ reason: { status: 401 } })
  expect(read).toHaveBeenCalledTimes(1)
})

it('lets those who come soon after another share the next look, and tells them of a change', async () => {
  const { tenant } = await insertStore(test.query)
  const read = vi.fn(test.database.glance)
  const glance = createContextGlance({ glance: read })
  const versionOf = async () =>
    (await glance({ caller: callerOf(tenant, newGuestSubject(), 'guest'), accessPass: undefined })).catalogueVersion
  const first = await versionOf()
  expect(await versionOf()).toBe(first)
  await insertRow(test.query, 'categories', {
    tenant_id: tenant,
    category_id: randomUUID(),
    name: 'Fruit',
    seo_name: 'fruit',
  })
  read.mockClear()

  const versions = await Promise.all(Array.from({ length: 30 }, versionOf))

  expect(new Set(versions)).toEqual(new Set([first + 1]))
  expect(read.mock.calls.length).toBeLessThan(3)
})

it('answers nothing of a store that there is not', async () => {
  const glance = createContextGlance(test.database)
  const caller = callerOf('nowhere', newGuestSubject(), 'guest')

  expect(await glance({ caller, accessPass: undefined })).toMatchObject({ found: undefined })
})
