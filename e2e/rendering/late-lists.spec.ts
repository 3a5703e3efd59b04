import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import { readBootBlock, withBootBlock } from '../store/boot-block.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { openPageBeside, storeUnderTest } from '../store/page-beside.ts'
import { watchShifts } from './shifts.ts'

/** The score that a list may come to, in whatever order its parts arrive. */
const MOST = 0.01

/** The calls of a list: its products and its filters; of a category the shelves inside as well. */
const ofAny = [/\/v1\/Product\?/, /\/v1\/Category\/Filters\?/] as const
const shelves = /\/v1\/Category\?.*CategorySeoName/

/** Milliseconds by which each of them is late: in these three every call is the first once, and the last once. */
const inTurn = [
  [0, 500, 2000],
  [500, 2000, 0],
  [2000, 0, 500],
] as const
const otherwise = [
  [0, 2000, 500],
  [500, 0, 2000],
  [2000, 500, 0],
] as const

const lists = [
  { name: 'a collection with a description', path: '/collection/weekly-deals', heading: 'Weekly Deals', calls: ofAny },
  { name: 'a category with shelves inside', path: '/category/produce', heading: 'Produce', calls: [...ofAny, shelves] },
  { name: 'a category without', path: '/category/milk', heading: 'Milk', calls: [...ofAny, shelves] },
] as const

/** `ALL_LATE`, as at night, takes every order; otherwise those that tell most. */
const views = process.env['ALL_LATE']
  ? [
      { width: 390, orders: [...inTurn, ...otherwise] },
      { width: 1440, orders: inTurn },
    ]
  : [
      { width: 390, orders: inTurn },
      { width: 1440, orders: inTurn.slice(-1) },
    ]

test.use({ shopper: 'guest' })

for (const { name, path, heading, calls } of lists) {
  test(`nothing moves in ${name} whose answers come after the page, in any order`, async ({ tenant, context }) => {
    test.setTimeout(240_000)
    await using store = await storeUnderTest()
    const environment = { RENDER_THREADS: '0' }
    await using beside = await openPageBeside(tenant, store.data, { logs: store.logs, environment })
    const { page } = beside
    await page.context().addCookies(await context.cookies())
    await page.route(path, (route) => withoutAnswers(route, beside.port))
    const shiftsSoFar = await watchShifts(page, 'main')
    for (const { width, orders } of views) {
      await page.setViewportSize({ width, height: 844 })
      for (const late of orders) {
        await delay(page, calls, late)
        const answered = calls.map((call) => page.waitForResponse(call))
        await page.goto(path, { waitUntil: 'commit' })
        await Promise.all(answered)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
        await expect(main.getByRole('article').first()).toBeVisible()
        await untilDrawn(page)
        const { score, moved } = await shiftsSoFar()
        expect.soft(score, `${width} px, late by ${late.join(', ')}: ${moved}`).toBeLessThanOrEqual(MOST)
      }
    }
  })
}

/** The page's document as it comes where the store's API is too slow for it. */
async function withoutAnswers(route: Route, port: number) {
  const response = await fetchThroughGateway(route, port)
  const html = await response.text()
  await route.fulfill({ response, body: withBootBlock(html, { ...readBootBlock(html), calls: [] }) })
}

async function delay(page: Page, calls: readonly RegExp[], late: readonly number[]) {
  for (const [index, call] of calls.entries()) {
    await page.unroute(call)
    await page.route(call, async (route) => {
      await setTimeout(late[index])
      await route.continue()
    })
  }
}

/** What has come is drawn. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
