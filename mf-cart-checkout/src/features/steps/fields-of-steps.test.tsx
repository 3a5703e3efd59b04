import { addressList } from '@aisle/api/address'
import { deliveryRate, shippingRates } from '@aisle/api/checkout'
import { locationSettings } from '@aisle/api/configuration'
import { requestGuestOtp } from '@aisle/api/guest'
import { shipToStoreLocation } from '@aisle/api/cart-location'
import { aCart, aCartItem, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { GuestContactForm } from '../contact/guest-contact.tsx'
import { DeliveryDetails } from '../fulfillment/delivery-details.tsx'
import { PickupDetails } from '../fulfillment/pickup-details.tsx'
import { CardByNumber } from '../gift-cards/card-by-number.tsx'
import { CouponCode } from '../savings/coupon-code.tsx'
import { OwnTip } from '../tip/own-tip.tsx'

beforeEach(() => {
  server.use(
    serve(requestGuestOtp, () => reply({ isSent: true, expiresAt: '2030-01-01T00:10:00Z' })),
    serve(addressList, () => reply({ items: [] })),
    serve(locationSettings, () => reply({ askFullAddressForDelivery: true })),
    serve(shipToStoreLocation, () => reply({ items: [] })),
    serve(shippingRates, () => reply({ rates: [] })),
    serve(deliveryRate, () => reply({ amount: 0, isWarehouse: false })),
  )
})

const orderNumber = 'CART-1'
const person = {}
const groupOf = (codeName: string) => {
  const [group] = Object.values(aCart([aCartItem({ codeName })]).fulfillments)
  if (!group) throw new Error('the cart has no group')
  return group
}
const nothing = () => {}

/** What the browser fills in, and the keyboard that a phone brings up: by label, in the order of the page. */
const fields = (): Readonly<Record<string, readonly [autofill: string, keyboard: string]>> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')]
      .filter(({ type }) => type !== 'checkbox' && type !== 'radio')
      .map((field) => [
        // Without the word that says that it may be left out.
        field.labels?.[0]?.textContent?.replace(/\s*\(?optional\)?$/i, '') ?? '',
        [field.getAttribute('autocomplete') ?? '', field.getAttribute('inputmode') ?? field.type],
      ]),
  )

const contact: ReactElement = <GuestContactForm contact={undefined} orderNumber={orderNumber} onVerified={nothing} />

it.each([
  {
    what: 'contact',
    form: contact,
    asked: {
      'First name': ['given-name', 'text'],
      'Last name': ['family-name', 'text'],
      Email: ['email', 'email'],
      Phone: ['tel', 'tel'],
    },
  },
  {
    what: 'who fetches the order, and who else may',
    form: <PickupDetails group={{ ...groupOf('sp'), asksBirthDate: true }} person={person} onDone={nothing} />,
    asked: {
      'First name': ['section-pickup given-name', 'text'],
      'Last name': ['section-pickup family-name', 'text'],
      Phone: ['section-pickup tel', 'tel'],
      Email: ['section-pickup email', 'email'],
      'Date of birth': ['off', 'text'],
      'Their first name': ['section-second given-name', 'text'],
      'Their last name': ['section-second family-name', 'text'],
      'Their phone': ['section-second tel', 'tel'],
      'Their email': ['section-second email', 'email'],
      'Their date of birth': ['off', 'text'],
    },
  },
  {
    what: 'where it goes',
    form: <DeliveryDetails group={groupOf('sd')} person={person} onDone={nothing} />,
    asked: {
      'First name': ['shipping given-name', 'text'],
      'Last name': ['shipping family-name', 'text'],
      Phone: ['shipping tel', 'tel'],
      Address: ['shipping address-line1', 'text'],
      'Apartment, suite, unit': ['shipping address-line2', 'text'],
      City: ['shipping address-level2', 'text'],
      State: ['shipping address-level1', 'select-one'],
      'Zip code': ['shipping postal-code', 'numeric'],
      'Delivery instruction': ['off', 'text'],
    },
  },
  {
    what: 'a gift card',
    form: <CardByNumber isSaving={false} onApply={nothing} />,
    asked: { 'Gift card number': ['off', 'numeric'] },
  },
  {
    what: 'a coupon',
    form: <CouponCode />,
    asked: { 'Coupon code': ['off', 'text'] },
  },
  {
    what: 'a tip',
    form: (
      <OwnTip
        tip={{ isConfirmed: false, options: [], maxAmount: 100 }}
        given={undefined}
        isSaving={false}
        onSave={nothing}
      />
    ),
    asked: { 'Your own amount': ['off', 'decimal'] },
  },
])(
  '2§2 each field of $what says what the browser may fill in, and which keyboard it wants',
  async ({ form, asked }) => {
    renderWithProviders(form)
    await screen.findAllByRole('button')
    await expect.poll(fields).toEqual(asked)
  },
)

it('2§2 the field of a one-time code takes the code from the message, by digits', async () => {
  const { user } = renderWithProviders(contact)
  await user.type(screen.getByLabelText('First name'), 'Robin')
  await user.type(screen.getByLabelText('Last name'), 'Miller')
  await user.type(screen.getByLabelText('Email'), 'robin@example.com')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByLabelText('One-time code')
  expect(fields()).toEqual({ 'One-time code': ['one-time-code', 'numeric'] })
})
