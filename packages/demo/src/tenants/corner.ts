import { smallStore } from './small-store.ts'
import { northampton } from './zip-areas.ts'

/** Corner Pantry: no loyalty, subscriptions, gift cards, guest checkout or logo; the default theme. */
export const corner = (now: Date) =>
  smallStore(
    {
      tenant: 'corner',
      name: 'Corner Pantry',
      skuPrefix: 'CP',
      place: {
        key: 'elm-street',
        name: 'Corner Pantry Elm Street',
        line1: '71 Elm St',
        city: 'Northampton',
        state: 'MA',
        stateName: 'Massachusetts',
        zip: '01060',
        latitude: 42.3189,
        longitude: -72.6394,
        timeZone: 'America/New_York',
      },
      phone: '4135550109',
      email: 'hello@cornerpantry.example',
      zipAreas: northampton,
      taxName: 'Massachusetts sales tax',
      taxPercent: 6.25,
      about:
        '<p>Rosa and Ted Lindqvist took over the shop on the corner of Elm Street in 2003. There are nine shelves, one cat and a bell on the door.</p>',
      business: { enableGuestCheckout: false },
    },
    now,
  )
