import * as address from '@aisle/api/address'
import * as customer from '@aisle/api/customer'
import * as paymentMethod from '@aisle/api/payment-method'
import { randomUUID } from 'node:crypto'
import { insertCustomer } from '../testing/checkout-store.builder.ts'
import { move, type Moves, type Preparations } from './move.ts'
import { orderMoves } from './order.moves.ts'
import type { Scene } from './scene.ts'

const newAddress = { line1: '9 Park Ave', city: 'New York', state: 'NY', zip: '10016', type: 0 as const }
const byNewcomer = { by: ({ newcomer }: Scene) => newcomer }

export const accountMoves: Moves = {
  createAddress: move(address.createAddress, () => ({ body: { ...newAddress, isDefault: true } })),
  updateAddress: move(address.updateAddress, ({ ids }) => ({
    params: { customerAddressesID: ids.office },
    body: { ...newAddress, isDefault: true },
  })),
  deleteAddress: move(address.deleteAddress, ({ ids }) => ({ params: { customerAddressesID: ids.home } })),
  setDefaultAddress: move(address.setDefaultAddress, ({ ids }) => ({ body: { customerAddressId: ids.office } })),
  setDefaultPaymentMethod: move(paymentMethod.setDefaultPaymentMethod, ({ ids }) => ({
    body: { paymentMethodId: ids.amex },
  })),
  deletePaymentMethod: move(paymentMethod.deletePaymentMethod, ({ ids }) => ({
    params: { paymentMethodId: ids.visa },
  })),
  setBillingAddress: move(paymentMethod.setBillingAddress, ({ ids }) => ({
    params: { paymentMethodId: ids.visa },
    body: { customerAddressId: ids.home },
  })),
  updateCustomer: move(customer.updateCustomer, () => ({
    body: { firstName: 'Grace', lastName: 'Hopper', phoneNumber: '2125550123' },
  })),
  setPreferredLocation: move(customer.setPreferredLocation, ({ ids }) => ({
    body: { locationId: ids.uptown, fulfillmentMethodId: ids.pickup },
  })),
  closeAccount: move(customer.closeAccount, () => ({})),
  createPaymentMethod: move(paymentMethod.createPaymentMethod, ({ ids }) => ({
    body: { token: 'tok_accepted', isDefault: true, customerAddressId: ids.home },
  })),
  signUpAsCustomer: move(
    customer.signUpAsCustomer,
    () => ({ body: { isPolicyAccepted: true as const, firstName: 'Grace', lastName: 'Hopper' } }),
    byNewcomer,
  ),
  linkExistingCustomer: move(
    customer.linkExistingCustomer,
    () => ({ body: { isPolicyAccepted: true as const } }),
    byNewcomer,
  ),
}

export const accountPreparations: Preparations = {
  closeAccount: orderMoves.cancelOrder,
  /** The store has a record of the newcomer's address, from the till. */
  linkExistingCustomer: (test, { store, newcomer: { email } }) =>
    insertCustomer(test.query, store.tenant, { subject: `record:${randomUUID()}`, email, first_name: 'Amazing' }),
}
