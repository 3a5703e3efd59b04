import {
  deliveryRate,
  setOrderAddress,
  setOrderPayments,
  setPickupInfo,
  setTip,
  shippingRates,
} from '@aisle/api/checkout'
import { toAmount } from '@aisle/api/money'
import { readContents } from '../cart/cart-contents.service.ts'
import { cartToChange, refuseOtherNumber, showChanged } from '../cart/cart.service.ts'
import { findOwnCart } from '../cart/cart.store.ts'
import { countNamedCards } from '../gift-card/look-up-limits.ts'
import type { Domain } from '../server/domain.ts'
import { chosenDelivery } from './address-choice.service.ts'
import { saveChoices } from './cart-choices.store.ts'
import { recordCardChoice, recordChoice } from './choice-audit.service.ts'
import { choosePayments } from './payment-choice.service.ts'
import { checkPeople } from './pickup-people.rules.ts'
import { leavesStore } from './ship-to-store.rules.ts'
import { methodOfRate, offeredRates } from './shipping-rate.service.ts'
import { tipCentsOf } from './tip.rules.ts'
import { checkUsed } from './used-fulfillment.service.ts'
import { deliverySum } from './delivery-charge.rules.ts'

export const checkoutRoutes: Domain = ({ serve, serveFlow, limiter, now }) => {
  serve(setPickupInfo, async ({ tx, shopper, body: { orderNumber, ...pickupInfo } }) => {
    const cart = await cartToChange(tx, shopper, orderNumber)
    checkPeople(await checkUsed(tx, cart, pickupInfo.fulfillmentMethodID, now()), pickupInfo)
    await saveChoices(tx, cart.cartId, pickupInfo.fulfillmentMethodID, { pickupInfo })
    await showChanged(tx, cart, now())
    return true
  })

  serve(setOrderAddress, async ({ tx, shopper, body }) => {
    const cart = await cartToChange(tx, shopper, body.orderNumber)
    const contents = await checkUsed(tx, cart, body.fulfillmentMethodID, now())
    const choices = await chosenDelivery(tx, shopper, contents, body)
    await saveChoices(tx, cart.cartId, body.fulfillmentMethodID, choices)
    return await showChanged(tx, cart, now(), {
      ...(body.shippingRateID ? { shippingRateId: null } : {}),
      ...('address' in choices ? leavesStore(contents, body.fulfillmentMethodID) : {}),
    })
  })

  serveFlow(setOrderPayments, async ({ shopper, body, origin, transaction }) => {
    await countNamedCards(limiter, shopper, origin.ip, body.giftCards)
    return await transaction(async (tx) => {
      const cart = await cartToChange(tx, shopper, body.orderNumber)
      const choice = await choosePayments(tx, shopper, cart, body, now())
      if (body.giftCards) await recordCardChoice(tx, cart, origin.requestId)
      return await showChanged(tx, cart, now(), choice)
    })
  })

  serve(setTip, async ({ tx, shopper, body, origin: { requestId } }) => {
    const cart = await cartToChange(tx, shopper, body.orderNumber)
    const contents = await readContents(tx, cart, now())
    const tipCents = tipCentsOf(contents, body.tipAmount)
    const { shippingRateID: shippingRateId } = body
    if (shippingRateId) await saveChoices(tx, cart.cartId, methodOfRate(contents, shippingRateId), { shippingRateId })
    await recordChoice(tx, { action: 'tip.chosen', cart, requestId, cents: tipCents })
    const rate = shippingRateId ? { shippingRateId: null } : {}
    return await showChanged(tx, cart, now(), { tipCents, isTipConfirmed: true, ...rate })
  })

  serve(shippingRates, async ({ tx, shopper, query }) => {
    const cart = await findOwnCart(tx, shopper.subject)
    refuseOtherNumber(cart, query.orderNumber)
    return { rates: cart ? offeredRates(await readContents(tx, cart, now())) : [] }
  })

  serve(deliveryRate, async ({ tx, shopper, query }) => {
    const cart = await findOwnCart(tx, shopper.subject)
    refuseOtherNumber(cart, query.orderNumber)
    const contents = cart && (await readContents(tx, cart, now()))
    return {
      amount: toAmount(contents ? deliverySum(contents) : 0),
      isWarehouse: contents?.location?.isWarehouse ?? false,
    }
  })
}
