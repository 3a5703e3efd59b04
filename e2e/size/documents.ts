import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import startStore from '../store/start-store.ts'
import { askStore } from './ask-store.ts'
import { storeCookieOf } from './choose-store.ts'

const HOST = 'fresh.localhost'
const BUDGETS = join(import.meta.dirname, '../../packages/build/budgets.json')

/** Public pages of the demo, the fullest of their kind. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/produce' },
  { name: 'search', path: '/search?q=milk' },
  { name: 'product', path: '/detail/whole-milk' },
  { name: 'cart', path: '/cart' },
] as const

type Page = (typeof pages)[number]

/** Bytes of a page's document as the gateway sends it, with the data that it inlines. */
async function sizeOf({ name, path }: Page, cookie: string): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie }
  const { status, encoding, body } = await askStore({ host: HOST, path, headers })
  if (status !== 200 || encoding !== 'br') throw new Error(`The ${name} page ${path} answered ${status} (${encoding}).`)
  return body.length
}

const budget = z.parse(z.object({ document: z.number() }), JSON.parse(readFileSync(BUDGETS, 'utf8'))).document
const stop = await startStore()
try {
  const cookie = await storeCookieOf(HOST)
  // The first answer of a gateway may go out without what it does not know yet.
  for (const page of pages) await sizeOf(page, cookie)
  for (const page of pages) {
    const kib = (await sizeOf(page, cookie)) / 1024
    const isBeyond = kib > budget
    console.log(
      `document ${page.name}`.padEnd(32) + `${kib.toFixed(1)} KiB of ${budget} KiB${isBeyond ? '  beyond budget' : ''}`,
    )
    if (isBeyond) process.exitCode = 1
  }
} finally {
  await stop?.()
}
