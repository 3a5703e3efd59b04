import type { AddressInput } from '@aisle/api/address'
import { cardBrandSchema, type PaymentMethod } from '@aisle/api/payment-method'
import * as z from 'zod/mini'
import { lockCustomer } from '../address/addresses.store.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { chosenAddress } from '../checkout/address-choice.service.ts'
import type { Transaction } from '../database/database.ts'
import { presentPaymentMethod } from '../payment-method/payment-method.presenter.ts'
import { makeDefault, readPaymentMethods } from '../payment-method/payment-methods.store.ts'
import type { Shopper } from '../server/caller.ts'
import { insertPaymentMethod } from './kept-cards.store.ts'
import type { KeptCard } from './payment-provider.ts'

type Wish = {
  readonly customerId: string
  readonly provider: string
  readonly card: KeptCard
  readonly isDefault?: boolean | undefined
  readonly customerAddressId?: string | undefined
  readonly billingAddress?: AddressInput | undefined
  readonly requestId: string
  readonly now: Date
}

export const knownBrand = (brand: string) => {
  const known = z.safeParse(cardBrandSchema, brand)
  return known.success ? known.data : 'other'
}

/** Keeps what the provider said about a card, and its token. The first card becomes the default, of several at once too. */
export async function keepCard(tx: Transaction, shopper: Shopper, wish: Wish): Promise<PaymentMethod> {
  const { customerId, provider, card, now } = wish
  await lockCustomer(tx, customerId)
  const isFirst = (await readPaymentMethods(tx, customerId)).length === 0
  const { token, last4, expiryMonth, expiryYear } = card
  const fields = { customerId, provider, token, brand: knownBrand(card.brand), last4, expiryMonth, expiryYear }
  const paymentMethodId = await insertPaymentMethod(tx, {
    ...fields,
    ...(await billingFields(tx, shopper, wish)),
    createdAt: now,
  })
  if (isFirst || wish.isDefault) await makeDefault(tx, { paymentMethodId, customerId })
  const { subject } = shopper
  await recordAudit(tx, {
    action: 'payment-method.added',
    subject,
    objectId: paymentMethodId,
    requestId: wish.requestId,
  })
  const row = (await readPaymentMethods(tx, customerId)).find(
    ({ method }) => method.paymentMethodId === paymentMethodId,
  )
  if (!row) throw new Error('a card that was just kept is gone')
  return presentPaymentMethod(row, now)
}

async function billingFields(tx: Transaction, shopper: Shopper, { customerAddressId, billingAddress }: Wish) {
  if (!customerAddressId && !billingAddress) return {}
  const { addressId, address } = await chosenAddress(tx, shopper, {
    customerAddressesID: customerAddressId,
    address: billingAddress,
  })
  return addressId ? { addressId } : { billingAddress: address }
}
