import { inStoreBarcode } from './barcode.ts'
import type { DemoProduct } from './product.types.ts'

/** Cents a carton or a bottle can carry: 5 for each container. */
const AMOUNTS = [5, 20, 30, 40, 60, 120] as const
const NUMBER = 9_900_000

/** What a linked product adds to the cart for the containers; never listed alone, never out. */
export const depositsOf = (skuPrefix: string, locations: readonly string[]): DemoProduct[] =>
  AMOUNTS.map((cents) => ({
    title: cents === 5 ? 'Bottle deposit' : `Bottle deposit, ${cents / 5} containers`,
    seoName: `deposit-${cents}`,
    brand: 'Container deposit',
    description: 'Paid back when you return the empty containers.',
    sizeText: cents === 5 ? 'each' : `${cents / 5} ct`,
    unit: undefined,
    priceCents: cents,
    salePriceCents: undefined,
    category: 'water-seltzer',
    nutrition: undefined,
    details: [],
    taxClass: 'untaxed',
    hasAgeRestriction: false,
    allowsAutoShip: true,
    isSponsored: false,
    qtyLimit: undefined,
    family: 0,
    giftCardAmounts: [],
    isListed: false,
    sku: `${skuPrefix}-D${cents}`,
    ean: inStoreBarcode(NUMBER + cents),
    stock: Object.fromEntries(locations.map((location) => [location, 100_000])),
    variants: [],
    linked: [],
    companions: [],
    substitutes: [],
    picture: { kind: 'water-bottle', palette: 'silver', mark: 'ring' },
  }))
