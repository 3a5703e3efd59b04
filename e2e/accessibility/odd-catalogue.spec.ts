import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openExtraStore } from '../store/extra-store.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore, savingCart } from '../store/prepared-shopper.ts'
import { expect, test } from './fixtures.ts'
import { widerThanWindow } from './overflow.ts'

const LONG =
  'Melted whole-grain bites with carrot & cumin, apple & cinnamon, banana, strawberry and blueberry, from 9 months, family pack of 24 × 15 g'
const UNBROKEN = `Donaudampfschifffahrts${'elektrizitäten'.repeat(5)}hauptbetriebswerk`

/** What feeds of others hold: names without end or without a space, other scripts, marks, markup; no picture at all. */
const names = [
  LONG,
  UNBROKEN,
  'قهوة عربية محمصة بالهيل من مزارع الجبال العالية — ٢٥٠ جرام',
  '有機栽培の抹茶入り玄米茶ティーバッグ詰め合わせ五十個入り',
  '👩‍👩‍👧‍👦 Fa̶m̶i̶l̶y̶ 🥫🥫🥫 “Chili” Z͑͗a͒l̀g͋o̿ & Söhne™ ½ lb',
  '<b>Bold</b> <img src=x onerror=alert(1)> &amp; {{7*7}} %s ${x}',
  'a',
]
/** As shoppers read them: the import takes markup for markup. */
const shownNames = names.map((name) => (name.startsWith('<b>') ? 'Bold & {{7*7}} %s ${x}' : name))
const category = `Everything & anything > ${UNBROKEN}`
const feed = [
  'id\ttitle\tdescription\tproduct_type\tbrand\tprice\tsale_price\tavailability',
  ...names.map((name, index) =>
    [
      `P${index + 1}`,
      name,
      name.repeat(2),
      category,
      name.slice(0, 70),
      '123456.78 USD',
      '99999.99 USD',
      'in_stock',
    ].join('\t'),
  ),
].join('\n')

/** As a shopper on a phone sees it, on a tablet, and on a wide screen. */
const widths = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

async function fits(page: Page) {
  for (const size of widths) {
    await page.setViewportSize(size)
    expect(await widerThanWindow(page), `${page.url()} at ${size.width} px`).toEqual([])
  }
}

test.use({ shopper: 'stranger' })

test.describe('odd', () => {
  test.use({ tenant: 'odd' })

  test('everybody can use a store whose products have long and odd names, and no picture', async ({ page, look }) => {
    const folder = await mkdtemp(join(tmpdir(), 'aisle-odd-'))
    try {
      const file = join(folder, 'feed.tsv')
      await writeFile(file, feed)
      const onHome = names.map((_name, index) => `P${index + 1}`)
      await openExtraStore({ tenant: 'odd', name: 'Odd Foods', feed: { file, onHome, homeTitle: LONG } })
    } finally {
      await rm(folder, { recursive: true })
    }
    const main = page.getByRole('main')
    await chooseStore(page, originOf('odd'))
    await expect(main.getByRole('article')).toHaveCount(names.length)
    await fits(page)
    await look('home')

    await main.getByRole('article').getByRole('link', { name: UNBROKEN }).click()
    await expect(main.getByRole('heading', { level: 1, name: UNBROKEN })).toBeVisible()
    await fits(page)
    await look('product')
    await savingCart(page, () =>
      main
        .getByRole('button', { name: `Add ${UNBROKEN} to cart` })
        .first()
        .click(),
    )

    await main.getByRole('navigation').getByRole('link').last().click()
    await expect(main.getByRole('article')).toHaveCount(names.length)
    for (const name of shownNames) await expect(main.getByRole('article', { name, exact: true })).toBeVisible()
    await fits(page)
    await look('category')

    await page.goto(`/search?${new URLSearchParams({ q: LONG }).toString()}`)
    await expect(main.getByRole('article').first()).toBeVisible()
    const categories = main.getByRole('group', { name: 'Category' })
    await expect(categories).toBeVisible()
    expect(await categories.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await categories.getByRole('checkbox').check()
    await expect(main.getByRole('button', { name: new RegExp(`Remove.*${UNBROKEN}`) })).toBeVisible()
    await fits(page)

    await page.goto(`/search?q=${'zwölfboxkämpfer'.repeat(10)}`)
    await expect(main.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible()
    await fits(page)

    await page.goto('/cart')
    await expect(main.getByRole('listitem', { name: UNBROKEN })).toBeVisible()
    await fits(page)
    await look('cart')
  })
})

test.describe('bare', () => {
  test.use({ tenant: 'bare' })

  test('everybody can use a store without products and without a home page', async ({
    page,
    look,
    expectedTrouble,
  }) => {
    // The product that is asked for below is not there.
    expectedTrouble.push(/\b404\b/)
    await openExtraStore({ tenant: 'bare', name: 'Bare Shelves' })
    const main = page.getByRole('main')
    await chooseStore(page, originOf('bare'))
    await expect(main.getByRole('heading', { name: 'Our shelves are being filled' })).toBeVisible()
    for (const [path, says] of [
      ['/', 'Welcome to Bare Shelves'],
      ['/category/dairy-eggs', 'No products found'],
      ['/search?q=milk', 'Nothing found for “milk”'],
      ['/discount', 'No deals right now'],
      ['/detail/milk', 'We could not find this product'],
    ] as const) {
      await page.goto(path)
      await expect(main.getByRole('heading', { name: says })).toBeVisible()
      await fits(page)
      if (path === '/' || path.startsWith('/category')) await look(path)
    }
  })
})
