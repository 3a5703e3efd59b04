import type { Substitution } from '@aisle/api/cart-stock'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { readContents } from './cart-contents.service.ts'
import { lineGone } from './cart.errors.ts'
import { updateLine } from './cart-lines.store.ts'
import type { CartRecord } from './carts.table.ts'
import { noPreference, presentSubstitute } from './substitution.presenter.ts'
import { canBeSubstituted } from './substitution.rules.ts'
import { readSubstitutes } from './substitutes.store.ts'

/** What may come instead of a product; No Preference is always among it (spec 2 §4). */
export async function listSubstitutes(
  tx: Transaction,
  { maySeeRestricted }: Shopper,
  productId: string,
  locationId: string | null,
) {
  const rows = await readSubstitutes(tx, productId, locationId, maySeeRestricted)
  return [noPreference, ...rows.map(presentSubstitute)]
}

type Wish = {
  readonly orderLineItemID: string
  readonly allowSubstitute: boolean
  readonly selectedSubstituteProduct?: string | undefined
}

export async function allowSubstitutes(
  tx: Transaction,
  shopper: Shopper,
  cart: CartRecord,
  wishes: readonly Wish[],
  now: Date,
) {
  const { lines, fulfillments } = await readContents(tx, cart, now)
  const answers: Record<string, Substitution> = {}
  for (const { orderLineItemID, allowSubstitute, selectedSubstituteProduct } of wishes) {
    const line = lines.find(({ lineId }) => lineId === orderLineItemID)
    if (!line) throw lineGone()
    const isAllowed = allowSubstitute && canBeSubstituted(line, fulfillments.get(line.fulfillmentMethodId)?.kind)
    const substituteProducts = await listSubstitutes(tx, shopper, line.productId, cart.locationId)
    const chosen = substituteProducts.find(
      ({ substituteProductID }) => substituteProductID === selectedSubstituteProduct,
    )
    const substituteProductId = isAllowed && chosen ? chosen.substituteProductID : null
    await updateLine(tx, cart.cartId, line.lineId, { allowSubstitute: isAllowed, substituteProductId })
    answers[line.lineId] = {
      orderLineItemID: line.lineId,
      allowSubstitute: isAllowed,
      substituteProducts,
      selectedSubstituteProduct: substituteProductId,
      previousOrderLineItemID: null,
    }
  }
  return answers
}
