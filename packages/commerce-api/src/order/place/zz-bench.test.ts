import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildTestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'

it('bench', async () => {
  const test = await buildTestApp({ poolSize: 20, checkReplies: false } as any)
  const store = await builder.insertStore(test.query)
  const products = []
  for (let i = 0; i < 50; i++) products.push(await builder.insertProduct(test.query, store, { on_hand: 10000 }))
  const orders: any[] = []
  for (let i = 0; i < 400; i++) {
    const { subject } = await builder.insertCustomer(test.query, store.tenant)
    const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
    let cart: any
    for (let k = 0; k < 3; k++) cart = await shopper.fill(products[(i * 3 + k) % 50]!)
    await shopper.namePickupPerson()
    orders.push(() => shopper.order({ expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined, guest: undefined }, randomUUID()))
  }
  const pids = (await test.query('SELECT pid FROM pg_stat_activity WHERE datname = current_database()')).map((r: any) => r.pid)
  const ticks = () => pids.reduce((n: number, pid: number) => { try { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' '); return n + Number(f[13]) + Number(f[14]) } catch { return n } }, 0)
  const t0 = ticks(); const c0 = process.cpuUsage()
  const started = performance.now()
  const times: number[] = []
  let next = 0
  let bad = 0
  await Promise.all(Array.from({ length: 50 }, async () => {
    while (next < orders.length) {
      const mine = orders[next++]
      const at = performance.now()
      const reply = await mine()
      times.push(performance.now() - at)
      if (reply.status !== 200) { bad++; console.log(reply.body) }
    }
  }))
  const total = performance.now() - started
  const c1 = process.cpuUsage(c0); console.log('CPU ms per order: node', (c1.user + c1.system) / 1000 / 400, 'pg', (ticks() - t0) * 10 / 400, 'orders/s x')
  times.sort((a, b) => a - b)
  console.log('orders/s', (400 / total) * 1000, 'p50', times[200], 'p99', times[395], 'bad', bad)
  expect(bad).toBe(0)
  await test.close()
}, 120000)
