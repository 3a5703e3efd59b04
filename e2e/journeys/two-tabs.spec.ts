import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { CartPage } from '../pages/cart-page.ts'
import { ProductCard } from '../pages/product-card.ts'
import { chooseStore } from '../store/prepared-shopper.ts'
import { originOf } from '../store/origins.ts'
import { seeded } from '../store/seeded.ts'

/** More at night (`npm run nightly`). */
const OPERATIONS = Number(process.env['TAB_OPERATIONS'] ?? 100)
const MOST_AT_ONCE = 4
const MOST_OF_ONE = 6
const QUERY = '/search?q=milk'

type Random = ReturnType<typeof seeded>
/** What the cart has of each product, if all that was done to it counts. */
type Model = Map<string, number>

test('G16 two tabs that edit one cart agree with each other, with the store and with what was done', async ({
  page,
  context,
  tenant,
  expectedTrouble,
}, { annotations }) => {
  // A store that is busy sends calls away (F41), which are sent again: what counts is what becomes of an edit.
  expectedTrouble.push(/^response: 503 \S+\/v\d\/\w+/, /status of 503/)
  // What a busy machine takes for one of them, and for both tabs to agree.
  test.setTimeout(OPERATIONS * 3_000)
  const random = seeded()
  annotations.push({ type: 'seed', description: String(random.seed) })
  console.log(`two tabs, seed ${random.seed}`)
  await chooseStore(page, originOf(tenant))
  const other = await context.newPage()
  const tabs = [page, other] as const
  for (const tab of tabs) await tab.goto(QUERY)
  const titles = await someTitles(page)
  const model: Model = new Map(titles.map((title) => [title, 0]))

  let done = 0
  while (done < OPERATIONS) {
    // Both tabs at once, each on products of its own: whoever is first, the outcome is the same.
    const [one, two] = split(titles, random)
    const counts = await Promise.all([operate(page, one, model, random), operate(other, two, model, random)])
    done += counts[0] + counts[1]
    for (const tab of tabs) await expectModel(tab, model, `after ${done} operations, seed ${random.seed}`)
  }

  const cart = await context.newPage()
  await cart.goto('/cart')
  for (const [title, qty] of model) {
    const line = new CartPage(cart).quantityOf(title)
    await (qty === 0 ? expect(line).toHaveCount(0) : expect(line).toHaveValue(String(qty)))
  }
})

/** Products of the page that can be bought as they are, without an age and in more than one piece. */
async function someTitles(page: Page) {
  const adding = page.getByRole('main').getByRole('button', { name: /^Add .+ to cart$/ })
  await expect(adding.first()).toBeVisible()
  const names = await adding.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  )
  const titles = names.map((name) => name.replace(/^Add /, '').replace(/ to cart$/, ''))
  return [...new Set(titles)].slice(0, 5)
}

function split(titles: readonly string[], random: Random) {
  const mixed = random.shuffled(titles)
  const at = 1 + random.below(mixed.length - 1)
  return [mixed.slice(0, at), mixed.slice(at)] as const
}

async function operate(tab: Page, titles: readonly string[], model: Model, random: Random) {
  const count = 1 + random.below(MOST_AT_ONCE)
  // Drawn before anything is done: the tabs go on side by side, and a seed is to give the same again.
  const draws = Array.from({ length: count }, () => [
    random.below(titles.length),
    random.below(100),
    random.below(MOST_OF_ONE),
  ])
  for (const [which = 0, what = 0, amount = 0] of draws) {
    const title = titles[which] ?? ''
    const qty = await change(new ProductCard(tab, title), model.get(title) ?? 0, { what, amount })
    model.set(title, qty)
  }
  return count
}

/** Does one thing to a product and answers with what there is to be of it then. */
async function change(card: ProductCard, qty: number, { what, amount }: { what: number; amount: number }) {
  if (qty === 0) {
    await card.add.click()
    return 1
  }
  if (what < 40 && qty < MOST_OF_ONE) {
    await card.increase.click()
    return qty + 1
  }
  if (what < 70) {
    await card.root.getByRole('button', { name: /^(Decrease quantity of|Remove) / }).click()
    return qty - 1
  }
  await card.quantity.fill(String(amount))
  await card.quantity.press('Enter')
  return amount
}

async function expectModel(tab: Page, model: Model, when: string) {
  for (const [title, qty] of model) {
    const card = new ProductCard(tab, title)
    if (qty === 0) await expect(card.add, `${title} is in no cart ${when}`).toBeVisible()
    else await expect(card.quantity, `${qty} of ${title} ${when}`).toHaveValue(String(qty))
  }
}
