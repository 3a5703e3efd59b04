import { customer } from '@aisle/api/customer'
import { beforeAll, expect, it } from 'vitest'
import { CANARY, insertOwnedRows, type OwnedRows } from '../security/owned-rows.builder.ts'
import { openTestApp } from '../server/testing.ts'
import { migrate } from './migrate.ts'

let rows: OwnedRows
const test = await openTestApp({ until: '0101' })
beforeAll(async () => {
  rows = await insertOwnedRows(test, { isSearchable: false })
})

it('a store that has customers, orders and devices takes every newer migration, and keeps them', async () => {
  const countRows = () =>
    test.query(`SELECT (SELECT count(*)::int FROM commerce.customers) AS customers,
      (SELECT count(*)::int FROM commerce.orders) AS orders, (SELECT count(*)::int FROM commerce.push_tokens) AS devices,
      (SELECT count(*)::int FROM commerce.age_sessions) AS checks`)
  const before = await countRows()
  expect(before).toEqual([{ customers: 1, orders: 1, devices: 1, checks: 2 }])

  await test.query(`UPDATE commerce.products SET barcode = '0012345678901'`)
  const applied = await migrate(test.ownerUrl)

  expect(applied[0]).toBe('0110-age-checks.sql')
  expect(await migrate(test.ownerUrl)).toEqual([])
  expect(await countRows()).toEqual(before)
  expect(await test.query('SELECT code FROM commerce.product_codes')).toEqual([{ code: '12345678901' }])
  expect((await test.call(customer, {}, rows.ownerToken)).data?.firstName).toBe(CANARY)
})
