import type { CartProductInput } from '@aisle/api/cart'
import { isAutoShippable } from '@aisle/api/blacklist'
import { toAmount, toCents } from '@aisle/api/money'
import { giftCardLineType, OrderLineType, orderLineTypeSchema, productFamilySchema } from '@aisle/api/product-kind'
import * as z from 'zod/mini'
import type { Shopper } from '../server/caller.ts'
import { ageNeeded, autoShipNeedsAccount, autoShipRefused, giftCardAmountRefused, productGone } from './cart.errors.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import type { Offer } from './offer.store.ts'

/** What makes a line that line: the same product may stand in several. */
export type LineIdentity = Pick<CartLineRecord, 'orderType' | 'giftCardCents' | 'frequency'>

type Wish = {
  readonly input: CartProductInput
  readonly shopper: Shopper
  /** The store's. */
  readonly blacklistHandling: number | null | undefined
}

/** The kind of line that a product is put into the cart as. @throws AppError when it cannot be had like that */
export function identityOf({ input, shopper, blacklistHandling }: Wish, { product }: Offer): LineIdentity {
  const giftCardType = giftCardLineType(z.parse(productFamilySchema, product.productFamily))
  if (giftCardType !== undefined) {
    return { orderType: giftCardType, giftCardCents: giftCardCents(input, product), frequency: null }
  }
  if (input.giftCardAmount !== undefined) throw giftCardAmountRefused()
  if (input.orderLineItemOrderType !== OrderLineType.AutoShip) {
    return { orderType: OrderLineType.Normal, giftCardCents: null, frequency: null }
  }
  if (!shopper.customerId) throw autoShipNeedsAccount()
  const frequency = input.frequency ?? product.autoShipFrequencies[0]
  const { isAutoShip: isAllowed, isBlacklisted } = product
  const isOffered = isAutoShippable({ isAllowed, isBlacklisted }, { blacklistHandling })
  if (!isOffered || frequency === undefined || !product.autoShipFrequencies.includes(frequency)) {
    throw autoShipRefused(product.title)
  }
  return { orderType: OrderLineType.AutoShip, giftCardCents: null, frequency }
}

/** Between the bounds of the card; a card without bounds has one price (T23). */
function giftCardCents({ giftCardAmount }: CartProductInput, product: Offer['product']): number {
  const cents = giftCardAmount === undefined ? product.priceCents : toCents(giftCardAmount)
  const least = product.giftCardMinCents ?? product.priceCents
  const most = product.giftCardMaxCents ?? least
  if (cents < Math.max(1, least) || cents > most) throw giftCardAmountRefused()
  return cents
}

/** @throws AppError when the product is not for this shopper */
export function checkOffer(offer: Offer | undefined, shopper: Shopper, isBrowsingRestricted: boolean): Offer {
  if (!offer?.product.isActive) throw productGone()
  if (offer.product.hasAgeRestriction && isBrowsingRestricted && !shopper.isAgeVerified) throw ageNeeded()
  return offer
}

export const isSameLine = (line: CartLineRecord, identity: LineIdentity) =>
  line.parentLineId === null &&
  line.orderType === identity.orderType &&
  line.giftCardCents === identity.giftCardCents &&
  line.frequency === identity.frequency

/** What makes a line that line, as it is asked for on the wire. */
export const kindOf = ({ orderType, giftCardCents: cents, frequency }: LineIdentity) => ({
  orderLineItemOrderType: z.parse(orderLineTypeSchema, orderType),
  ...(frequency === null ? {} : { frequency }),
  ...(cents === null ? {} : { giftCardAmount: toAmount(cents) }),
})
