import { type Address, type AddressInput, type AddressType, addressTypeSchema } from '@aisle/api/address'
import * as z from 'zod/mini'
import type { Transaction } from '../database/database.ts'
import { addressNotFound, tooManyAddresses } from './address.errors.ts'
import * as store from './addresses.store.ts'
import type { AddressRecord } from './addresses.table.ts'
import { replacedBy } from './replaced-address.rules.ts'

const MAX_ADDRESSES = 50

type Input = AddressInput & { readonly type: AddressType; readonly isDefault?: boolean }

export async function listAddresses(tx: Transaction, customerId: string, type: AddressType | undefined) {
  return (await store.readAddresses(tx, customerId, type)).map(presentAddress)
}

/**
 * The first address of a kind is the default one; a new default unsets the others. One that is kept already is replaced:
 * what named it names the new one, and its id is told (spec 1 §4).
 */
export async function createAddress(tx: Transaction, customerId: string, input: Input, now: Date) {
  await store.lockCustomer(tx, customerId)
  const known = await store.readAddresses(tx, customerId, input.type)
  const replaced = replacedBy(known, input)
  if (!replaced && known.length >= MAX_ADDRESSES) throw tooManyAddresses()
  const isDefault = (input.isDefault ?? known.length === 0) || replaced?.isDefault === true
  if (isDefault) await store.clearDefault(tx, customerId, input.type)
  const row = await store.insertAddress(tx, customerId, { ...input, isDefault }, now)
  if (!row) throw addressNotFound()
  if (replaced) await store.replaceAddress(tx, { ...replaced, customerId }, row.addressId)
  return { address: presentAddress(row), deletedAddressId: replaced?.addressId ?? null }
}

/** An address that becomes the same as another one takes its place. */
export async function updateAddress(tx: Transaction, own: store.Own, input: Input) {
  await store.lockCustomer(tx, own.customerId)
  const known = await store.findAddress(tx, own)
  if (!known) throw addressNotFound()
  const others = (await store.readAddresses(tx, own.customerId, input.type)).filter(
    ({ addressId }) => addressId !== own.addressId,
  )
  const replaced = replacedBy(others, input)
  const isDefault = (input.isDefault ?? (known.isDefault && known.type === input.type)) || replaced?.isDefault === true
  if (isDefault) await store.clearDefault(tx, own.customerId, input.type)
  const row = await store.changeAddress(tx, own, { ...input, isDefault })
  if (!row) throw addressNotFound()
  if (replaced) await store.replaceAddress(tx, { ...replaced, customerId: own.customerId }, row.addressId)
  return { address: presentAddress(row), deletedAddressId: replaced?.addressId ?? null }
}

export async function setDefaultAddress(tx: Transaction, own: store.Own) {
  await store.lockCustomer(tx, own.customerId)
  const address = await store.findAddress(tx, own)
  if (!address) throw addressNotFound()
  await store.clearDefault(tx, own.customerId, address.type)
  await store.markDefault(tx, own)
  return true
}

export async function deleteAddress(tx: Transaction, own: store.Own) {
  await store.lockCustomer(tx, own.customerId)
  if (!(await store.removeAddress(tx, own))) throw addressNotFound()
  return true
}

const presentAddress = (row: AddressRecord): Address => ({
  addressId: row.addressId,
  customerAddressesID: row.addressId,
  isDefault: row.isDefault,
  type: z.parse(addressTypeSchema, row.type),
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  line1: row.line1,
  line2: row.line2,
  city: row.city,
  state: row.state,
  zip: row.zip,
  country: row.country,
})
