import { expect, test } from '../fixtures.ts'
import { ProductCard } from '../pages/product-card.ts'
import { openDatabase } from '../store/database.ts'
import { newCustomer } from '../store/new-customer.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, fillCart, signIn } from '../store/prepared-shopper.ts'

/** Bought in no other journey, so that the quantities are this test's: one pair at each width. */
const products = {
  phone: { both: 'Lemons', guests: 'Limes' },
  desktop: { both: 'Granny Smith Apples', guests: 'Bartlett Pears' },
}

test('a guest’s full cart is added to the own one on signing in, and the header counts both', async ({
  page,
  frame,
  cartPage,
  tenant,
}, { project }) => {
  test.setTimeout(120_000)
  await using database = await openDatabase()
  const { email } = await newCustomer(database, tenant, `two-carts-${project.name}`)
  const { both, guests } = project.name === 'phone' ? products.phone : products.desktop
  const countOf = async () => Number(/\d+/.exec((await frame.cart.getByText(/^Cart, /).textContent()) ?? '')?.[0])

  await fillCart(page, originOf(tenant), 3, { product: both })
  await signIn(page, tenant, email)
  await frame.cart.click()
  await expect(cartPage.line(both)).toBeVisible()
  await expect(cartPage.line(guests)).toBeHidden()
  const own = await countOf()
  const ownPieces = Number(await cartPage.quantityOf(both).inputValue())
  await frame.signOut()
  await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')

  await addToCart(page, both, 2)
  await addToCart(page, guests)
  await expect(frame.cart).toHaveAccessibleName('Cart, 3 items')
  await signIn(page, tenant, email)
  await expect(frame.cart).toHaveAccessibleName(`Cart, ${own + 3} items`)
  await expect(new ProductCard(page, guests).quantity).toHaveValue('1')
  await frame.cart.click()
  await expect(cartPage.quantityOf(both)).toHaveValue(String(ownPieces + 2))
  await expect(cartPage.quantityOf(guests)).toHaveValue('1')

  await page.reload()
  await expect(frame.cart).toHaveAccessibleName(`Cart, ${own + 3} items`)
  for (const title of [both, guests]) {
    // The last one is removed, more of them are decreased.
    await cartPage.quantityOf(title).fill('1')
    await cartPage.quantityOf(title).press('Enter')
    await cartPage
      .line(title)
      .getByRole('button', { name: `Remove ${title}` })
      .click()
    await expect(cartPage.line(title)).toBeHidden()
  }
  await expect(frame.cart).toHaveAccessibleName(`Cart, ${own - ownPieces} items`)
})
