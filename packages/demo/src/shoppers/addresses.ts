import { type AddressSeed, stableId } from '@aisle/commerce-api/seeding'
import { CUSTOMER } from './accounts.ts'

type Place = Pick<AddressSeed, 'line1' | 'line2' | 'city' | 'state' | 'zip'>

export const addressIdOf = (key: string) => stableId('address', CUSTOMER, key)

const casey = { firstName: 'Casey', lastName: 'Monroe', phone: '3125550186' } as const

/** Where they live, to deliver to and to bill to. */
const homes = (place: Place): AddressSeed[] => [
  { addressId: addressIdOf('home'), type: 0, isDefault: true, ...casey, ...place },
  { addressId: addressIdOf('billing'), type: 1, isDefault: true, ...casey, ...place },
]

const freshAddresses: AddressSeed[] = [
  ...homes({ line1: '1918 N Bissell St', line2: 'Apt 3', city: 'Chicago', state: 'IL', zip: '60614' }),
  {
    addressId: addressIdOf('work'),
    type: 0,
    ...casey,
    line1: '900 N Franklin St',
    line2: 'Floor 6',
    city: 'Chicago',
    state: 'IL',
    zip: '60610',
  },
  {
    addressId: addressIdOf('parents'),
    type: 0,
    firstName: 'Ruth',
    lastName: 'Monroe',
    phone: '2065550144',
    line1: '2836 NW 60th St',
    city: 'Seattle',
    state: 'WA',
    zip: '98107',
  },
]

const ADDRESSES: ReadonlyMap<string, readonly AddressSeed[]> = new Map([
  ['fresh', freshAddresses],
  ['cellar', homes({ line1: '57 Spring St', city: 'Charleston', state: 'SC', zip: '29403' })],
  ['corner', homes({ line1: '12 Crescent St', city: 'Northampton', state: 'MA', zip: '01060' })],
])

/** Of customer@example.com in a store, near one of its locations. */
export const addressesOf = (tenant: string): readonly AddressSeed[] => ADDRESSES.get(tenant) ?? []
