import { addressNotFound } from '../address/address.errors.ts'
import { findAddress, lockCustomer } from '../address/addresses.store.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { Transaction } from '../database/database.ts'
import { paymentMethodNotFound } from './payment-method.errors.ts'
import { presentPaymentMethod } from './payment-method.presenter.ts'
import * as store from './payment-methods.store.ts'

export async function listPaymentMethods(tx: Transaction, customerId: string, now: Date) {
  return (await store.readPaymentMethods(tx, customerId)).map((row) => presentPaymentMethod(row, now))
}

export async function deletePaymentMethod(tx: Transaction, own: store.Own, requestId: string) {
  if (!(await store.removePaymentMethod(tx, own))) throw paymentMethodNotFound()
  await recordAudit(tx, { action: 'payment-method.removed', objectId: own.paymentMethodId, requestId })
  return true
}

export async function setDefaultPaymentMethod(tx: Transaction, own: store.Own) {
  await lockCustomer(tx, own.customerId)
  if (!(await store.findPaymentMethod(tx, own))) throw paymentMethodNotFound()
  await store.makeDefault(tx, own)
  return true
}

/** Both must be the customer's own, whatever else the body says (T7), and stay until the end: another device may delete. */
export async function setBillingAddress(tx: Transaction, own: store.Own, addressId: string) {
  await lockCustomer(tx, own.customerId)
  if (!(await store.findPaymentMethod(tx, own))) throw paymentMethodNotFound()
  if (!(await findAddress(tx, { addressId, customerId: own.customerId }))) throw addressNotFound()
  await store.setBillingAddress(tx, own, addressId)
  return true
}
