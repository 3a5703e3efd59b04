import { expect, test } from '../fixtures.ts'
import { acceptedCard, type AddressDetails, declinedCard } from '../pages/checkout-page.ts'
import { alone } from '../store/alone.ts'
import { openDatabase } from '../store/database.ts'
import { mailTo } from '../store/inbox.ts'
import { newCustomer } from '../store/new-customer.ts'
import { newEmail } from '../store/new-email.ts'
import { changesOf, ordersOf, supplyOf } from '../store/orders.ts'
import { originOf } from '../store/origins.ts'
import { fillCart, signIn } from '../store/prepared-shopper.ts'

const LOCATION = 'Fresh Fields Lincoln Park'
const PIECES = 4
const home: AddressDetails = { line1: '12 Garden Street', city: 'Chicago', state: 'IL', zip: '60614' }

type ProductAt = Readonly<Record<string, string>>
type Way = {
  readonly how: string
  readonly method: RegExp
  readonly code: string
  readonly hasSlot: boolean
  /** By project: nobody else buys them while pieces are counted. */
  readonly guests: ProductAt
  readonly customers: ProductAt
}

const ways: readonly Way[] = [
  {
    how: 'delivery',
    method: /^Standard delivery/,
    code: 'sd',
    hasSlot: false,
    guests: { phone: 'Gala Apples', desktop: 'Salted Butter', unrendered: 'Fuji Apple' },
    customers: { phone: 'Cottage Cheese', desktop: 'Sour Cream', unrendered: 'Unsalted Butter' },
  },
  {
    how: 'scheduled delivery',
    method: /^Scheduled delivery/,
    code: 'scd',
    hasSlot: true,
    guests: { phone: 'Buttermilk', desktop: 'Spring Mix', unrendered: 'Baby Spinach' },
    customers: { phone: 'Half & Half', desktop: 'Navel Oranges', unrendered: 'Heavy Whipping Cream' },
  },
]

test.beforeEach(() => test.setTimeout(120_000))

for (const { how, method, code, hasSlot, guests, customers } of ways) {
  test(`a guest orders ${how}: a declined card takes nothing, the order its pieces and its place`, async ({
    page,
    frame,
    tenant,
    cartPage,
    checkout,
    orderComplete,
    expectedTrouble,
  }, { project }) => {
    expectedTrouble.push(/\b402\b/)
    // Nobody else takes the last slot while its places are counted.
    await using _slot = hasSlot ? await alone('last slot') : undefined
    await using database = await openDatabase()
    const supply = () => supplyOf(database, tenant, LOCATION)
    const product = guests[project.name] ?? ''
    const email = newEmail(`${code}-${project.name}`)
    const before = await supply()

    await fillCart(page, originOf(tenant), PIECES, { method, product })
    await frame.cart.click()
    await cartPage.checkout.click()
    await checkout.identifyGuest({ email })
    await checkout.deliverTo(home)
    if (hasSlot) await checkout.chooseSlot('last')
    await checkout.payByCard(declinedCard)
    await expect(checkout.placeOrder).toBeVisible()
    const held = await supply()
    await checkout.place()
    await expect(checkout.step('Review').getByRole('alert')).toContainText(
      'Your card was declined. Nothing was charged',
    )
    const declined = await supply()

    await checkout.changeCard(acceptedCard)
    await checkout.place()
    const orderNumber = await orderComplete.orderNumber()
    const after = await supply()

    await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')
    expect((await mailTo(email, new RegExp(orderNumber))).text).toContain(product)
    const [order, ...others] = (await ordersOf(database, email)).filter(({ state }) => state === 'placed')
    expect(others).toEqual([])
    expect(order).toMatchObject({ orderNumber, codes: [code] })
    const isHeld = hasSlot ? [-1] : []
    expect(changesOf(order, before, held)).toEqual({ pieces: [0], places: isHeld })
    expect(changesOf(order, held, declined)).toEqual({ pieces: [0], places: isHeld.map(() => 0) })
    expect(changesOf(order, before, after)).toEqual({ pieces: [-PIECES], places: isHeld })
  })

  test(`a customer orders ${how} and finds the order among theirs`, async ({
    page,
    frame,
    tenant,
    cartPage,
    checkout,
    orderComplete,
  }, { project }) => {
    // Nobody else takes the last slot while its places are counted.
    await using _slot = hasSlot ? await alone('last slot') : undefined
    await using database = await openDatabase()
    const product = customers[project.name] ?? ''
    const { email } = await newCustomer(database, tenant, `${code}-${project.name}`)
    const before = await supplyOf(database, tenant, LOCATION)

    await fillCart(page, originOf(tenant), PIECES, { method, product })
    await signIn(page, tenant, email)
    await frame.cart.click()
    await expect(cartPage.quantityOf(product)).toHaveValue(String(PIECES))
    await cartPage.checkout.click()
    await checkout.continueFrom('Contact')
    await checkout.deliverTo(home)
    if (hasSlot) await checkout.chooseSlot('last')
    await checkout.payByCard(acceptedCard)
    await checkout.place()
    const orderNumber = await orderComplete.orderNumber()

    const [order, ...others] = await ordersOf(database, email)
    expect(others).toEqual([])
    expect(order).toMatchObject({ orderNumber, state: 'placed', codes: [code] })
    expect(changesOf(order, before, await supplyOf(database, tenant, LOCATION))).toEqual({
      pieces: [-PIECES],
      places: hasSlot ? [-1] : [],
    })
    expect((await mailTo(email, new RegExp(orderNumber))).text).toContain(product)
    await page.goto('/orders')
    await page.getByRole('link', { name: `Order #${orderNumber}` }).click()
    await expect(page.getByRole('listitem', { name: product })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(home.line1)
  })
}
