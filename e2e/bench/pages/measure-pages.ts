import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../store/chromium.ts'
import { originOf } from '../../store/origins.ts'
import { chooseStore } from '../../store/prepared-shopper.ts'
import { median, table } from '../statistics.ts'
import { type Profile, profiles } from './profiles.ts'
import { type PageUnderBench, type Visit, visit } from './visit.ts'

const TENANT = 'fresh'
const pages: readonly PageUnderBench[] = [
  { name: 'home', path: '/', heading: /\S/ },
  { name: 'category', path: '/category/produce', heading: 'Produce' },
  { name: 'product', path: '/detail/whole-milk', heading: 'Whole Milk' },
]

/** Prints what home, category and product page cost, cold and warm, on a slow phone and on a desktop. */
export async function measurePages(runs: number, print: (text: string) => void): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] })
  try {
    const storageState = await shopperOf(browser)
    const rows: string[][] = []
    for (const profile of profiles) {
      for (const page of pages) {
        const visits = []
        for (let run = 0; run < runs; run += 1) visits.push(await coldAndWarm(browser, { page, profile, storageState }))
        rows.push(
          rowOf(
            page,
            profile,
            'cold',
            visits.map(({ cold }) => cold),
          ),
        )
        rows.push(
          rowOf(
            page,
            profile,
            'warm',
            visits.map(({ warm }) => warm),
          ),
        )
      }
    }
    print(
      table(
        ['page', 'device', 'cache', 'KiB', 'requests', 'calls', 'FCP', 'LCP', 'TBT', 'CLS', 'route', 'heap MiB'],
        rows,
      ),
    )
  } finally {
    await browser.close()
  }
}

type StorageState = Awaited<ReturnType<typeof shopperOf>>

/** Somebody who has chosen a store, and nothing else. */
async function shopperOf(browser: Browser) {
  const context = await browser.newContext({ baseURL: originOf(TENANT) })
  await chooseStore(await context.newPage(), originOf(TENANT))
  const { cookies } = await context.storageState()
  await context.close()
  return { cookies: cookies.filter(({ name }) => !name.startsWith('__Host-')), origins: [] }
}

type Terms = { readonly page: PageUnderBench; readonly profile: Profile; readonly storageState: StorageState }

async function coldAndWarm(browser: Browser, { page, profile, storageState }: Terms) {
  const { viewport } = profile
  const context = await browser.newContext({ baseURL: originOf(TENANT), viewport, storageState })
  try {
    return { cold: await visit(context, page, profile), warm: await visit(context, page, profile) }
  } finally {
    await context.close()
  }
}

function rowOf({ name }: PageUnderBench, profile: Profile, cache: string, visits: readonly Visit[]): string[] {
  const of = (key: keyof Visit, show: (value: number) => string = (value) => value.toFixed(0)) =>
    show(median(visits.map((seen) => seen[key])))
  const kib = (value: number) => (value / 1024).toFixed(1)
  return [
    name,
    profile.name,
    cache,
    of('bytes', kib),
    of('requests'),
    of('calls'),
    of('fcp'),
    of('lcp'),
    of('tbt'),
    of('cls', (value) => value.toFixed(3)),
    of('route'),
    of('heap', (value) => (value / 1024 / 1024).toFixed(1)),
  ]
}
