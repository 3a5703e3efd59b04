import { addressList, createAddress, deleteAddress, setDefaultAddress, updateAddress } from '@aisle/api/address'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
})

const body = (line1: string, rest: { type?: 0 | 1; isDefault?: boolean } = {}) => ({
  line1,
  city: 'New York',
  state: 'NY',
  zip: '10001',
  type: 0 as const,
  ...rest,
})

async function listed(token: string, addressType?: 0 | 1) {
  const { data } = await test.call(addressList, { query: { addressType } }, token)
  return data.items.map(({ line1, isDefault }) => [line1, isDefault])
}

describe('addresses', () => {
  it('the first of a kind is the default one', async () => {
    const { token } = await insertCustomer(test)
    await test.call(createAddress, { body: body('1 First St') }, token)
    await test.call(createAddress, { body: body('2 Second St') }, token)
    await test.call(createAddress, { body: body('9 Bill St', { type: 1 }) }, token)
    expect(await listed(token, 0)).toEqual([
      ['1 First St', true],
      ['2 Second St', false],
    ])
    expect(await listed(token, 1)).toEqual([['9 Bill St', true]])
  })

  it('a new default unsets the others', async () => {
    const { token } = await insertCustomer(test)
    await test.call(createAddress, { body: body('1 First St') }, token)
    await test.call(createAddress, { body: body('2 Second St', { isDefault: true }) }, token)
    expect(await listed(token)).toEqual([
      ['2 Second St', true],
      ['1 First St', false],
    ])
  })

  it('ten new defaults at once leave one', async () => {
    const { token } = await insertCustomer(test)
    const streets = Array.from({ length: 10 }, (_, index) => `${index} Race St`)
    const replies = await Promise.all(
      streets.map((street) => test.call(createAddress, { body: body(street, { isDefault: true }) }, token)),
    )
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect((await listed(token)).filter(([, isDefault]) => isDefault)).toHaveLength(1)
  })

  it('are changed, made default and deleted', async () => {
    const { token } = await insertCustomer(test)
    await test.call(createAddress, { body: body('1 First St') }, token)
    const { data } = await test.call(createAddress, { body: body('2 Second St') }, token)
    const params = { customerAddressesID: data.address.customerAddressesID }
    await test.call(updateAddress, { params, body: body('3 Third St') }, token)
    await test.call(setDefaultAddress, { body: { customerAddressId: params.customerAddressesID } }, token)
    expect(await listed(token)).toEqual([
      ['3 Third St', true],
      ['1 First St', false],
    ])
    expect((await test.call(deleteAddress, { params }, token)).data).toBe(true)
    expect(await test.call(deleteAddress, { params }, token)).toMatchObject({ status: 404, code: 'ADDRESS_NOT_FOUND' })
  })

  it('1§4 that are kept already are replaced, and the old id is told', async () => {
    const { token } = await insertCustomer(test)
    const first = (await test.call(createAddress, { body: body('1 First St') }, token)).data.address
    await test.call(createAddress, { body: body('2 Second St') }, token)
    const again = await test.call(createAddress, { body: body('1 first st', { isDefault: false }) }, token)
    expect(again.data.deletedAddressId).toBe(first.customerAddressesID)
    expect(again.data.address.customerAddressesID).not.toBe(first.customerAddressesID)
    expect(await listed(token)).toEqual([
      ['1 first st', true],
      ['2 Second St', false],
    ])
  })

  it('1§4 that become the same as another one take its place', async () => {
    const { token } = await insertCustomer(test)
    const first = (await test.call(createAddress, { body: body('1 First St') }, token)).data.address
    const second = (await test.call(createAddress, { body: body('2 Second St') }, token)).data.address
    const params = { customerAddressesID: second.customerAddressesID }
    const { data } = await test.call(updateAddress, { params, body: body('1 First St') }, token)
    expect(data).toMatchObject({ deletedAddressId: first.addressId, address: { addressId: second.addressId } })
    expect(await listed(token)).toEqual([['1 First St', true]])
  })

  it('1§4 of another kind, and those of others, are not replaced', async () => {
    const owner = await insertCustomer(test)
    const other = await insertCustomer(test)
    await test.call(createAddress, { body: body('1 First St') }, owner.token)
    const replies = [
      await test.call(createAddress, { body: body('1 First St', { type: 1 }) }, owner.token),
      await test.call(createAddress, { body: body('1 First St') }, other.token),
    ]
    expect(replies.map(({ data }) => data.deletedAddressId)).toEqual([null, null])
    expect(await listed(owner.token)).toHaveLength(2)
  })

  it('T6 of somebody else do not exist', async () => {
    const owner = await insertCustomer(test)
    const other = await insertCustomer(test)
    const { data } = await test.call(createAddress, { body: body('1 Private St') }, owner.token)
    const params = { customerAddressesID: data.address.customerAddressesID }
    const replies = [
      await test.call(updateAddress, { params, body: body('Mine now') }, other.token),
      await test.call(deleteAddress, { params }, other.token),
      await test.call(setDefaultAddress, { body: { customerAddressId: params.customerAddressesID } }, other.token),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await listed(owner.token)).toEqual([['1 Private St', true]])
  })

  it.each([
    { field: 'zip', value: '1234', text: 'Please enter a valid zip code.' },
    { field: 'line1', value: '', text: 'Field is Required.' },
  ])('with a wrong $field is refused in the words of the documents', async ({ field, value, text }) => {
    const { token } = await insertCustomer(test)
    const payload = { ...body('1 First St'), [field]: value }
    const response = await test.request({ method: 'POST', url: createAddress.path, payload }, token)
    expect(response.statusCode).toBe(400)
    expect(response.json<{ message: string }>().message).toContain(text)
  })
})
