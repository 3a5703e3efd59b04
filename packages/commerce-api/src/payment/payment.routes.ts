import { paymentGatewayOf } from '@aisle/api/payment-gateway'
import { createPaymentMethod, tokenizeCard } from '@aisle/api/payment-method'
import { readStore } from '../cart/cart-contents.store.ts'
import { chosenAddress } from '../checkout/address-choice.service.ts'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import { cardRefused, gatewayMissing } from './payment.errors.ts'
import { createPaymentProvider } from './payment-provider.ts'
import { knownBrand, keepCard } from './keep-card.service.ts'

export const paymentRoutes: Domain = ({ serveFlow, services, now }) => {
  const payments = createPaymentProvider(services)

  serveFlow(createPaymentMethod, async ({ shopper, body, origin, transaction }) => {
    const { business, billingAddress } = await transaction(async (tx) => {
      const store = await readStore(tx, null)
      const given = body.customerAddressId ?? body.billingAddress
      const wish = { customerAddressesID: body.customerAddressId, address: body.billingAddress }
      return { ...store, billingAddress: given ? (await chosenAddress(tx, shopper, wish)).address : null }
    })
    const provider = paymentGatewayOf(business)?.toLowerCase()
    if (!provider) throw gatewayMissing()
    const { token } = body
    const card = await payments.keepCard({ provider, tenantId: shopper.tenantId, token, billingAddress })
    if (!card) throw cardRefused()
    const wish = { ...body, provider, card, customerId: customerIdOf(shopper), requestId: origin.requestId, now: now() }
    return await transaction((tx) => keepCard(tx, shopper, wish))
  })

  serveFlow(tokenizeCard, async ({ shopper, body }) => {
    const card = await payments.keepCard({ provider: 'usaepay', tenantId: shopper.tenantId, token: body.token })
    if (!card) throw cardRefused()
    const { token, last4, expiryMonth, expiryYear } = card
    return { token, brand: knownBrand(card.brand), last4, expiryMonth, expiryYear }
  })
}
