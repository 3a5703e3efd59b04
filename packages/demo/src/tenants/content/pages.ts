import type { PageSeed } from '@aisle/commerce-api/seeding'
import { privacyOf, termsOf } from './legal-text.ts'

type Store = {
  name: string
  email: string
  phone: string
  city: string
  state: string
  about: string
  delivery: string
}

/** The pages that every store has. */
export const standardPages = (store: Store): PageSeed[] => [
  {
    slug: 'about',
    title: `About ${store.name}`,
    html: store.about,
    metaDescription: `Who we are at ${store.name}, where our goods come from and how to reach us.`,
    kind: 'page',
  },
  {
    slug: 'delivery-terms',
    title: 'Pickup and delivery',
    html: store.delivery,
    metaDescription: `How pickup and delivery work at ${store.name}: times, charges and minimum orders.`,
    kind: 'footer',
  },
  {
    slug: 'returns',
    title: 'Returns and refunds',
    html: `<p>If anything was missing, damaged or not as good as it should be, tell us within seven days. Open the order under <strong>Orders</strong>, choose <strong>Start Return</strong> and tick the items; we refund the card, gift card or rewards you paid with, usually within three working days.</p><p>You do not need to bring food back. Household goods can be returned unopened within 30 days.</p>`,
    metaDescription: `How to return something to ${store.name} and when you get your money back.`,
    kind: 'footer',
  },
  {
    slug: 'contact',
    title: 'Contact us',
    html: `<p>Phone: ${store.phone}<br>E-mail: ${store.email}</p><p>We answer e-mail within a working day. For an order that is on its way today, please call.</p>`,
    metaDescription: `Phone and e-mail of ${store.name}.`,
    kind: 'footer',
  },
  { slug: 'terms-of-service', title: 'Terms of Services', html: termsOf(store), kind: 'legal' },
  { slug: 'privacy-policy', title: 'Privacy Policy', html: privacyOf(store), kind: 'legal' },
]
