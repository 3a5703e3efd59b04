import type { AnnouncementSeed } from '@aisle/commerce-api/seeding'
import { stableId } from '@aisle/commerce-api/seeding'
import { standardPages } from '../content/pages.ts'
import { FRESH, freshContact } from './store.ts'

const about = `<p>Fresh Fields Market began in 1974 as a farm stand on Halsted Street. Three generations and three cities later, the rule of the first summer still hangs over the door: sell nothing that you would not take home.</p>
<h3>Where it comes from</h3>
<p>Four out of ten things on our shelves come from within a day's drive. The name of the farm stands on the sign and, online, under Details.</p>
<h3>What we do not do</h3>
<p>We do not hold back fresh fruit for a better price, we do not print fake regular prices, and nothing that is still good goes into the bin: the food banks of Chicago, Seattle and Philadelphia come by every evening.</p>`

const delivery = `<h3>Store pickup</h3>
<p>Choose an hour between 8 AM and 8 PM and order at least two hours before. Free, however little you buy.</p>
<h3>Standard delivery</h3>
<p>A chilled box in one to four days, from $35; below that a charge of $4.99 is added. Rates start at $5.99. Orders from our warehouse carry no delivery charge.</p>
<h3>Scheduled delivery</h3>
<p>A two-hour window that you choose, up to seven days ahead. In Chicago orders below $35 cost $4.99 more; from the Philadelphia warehouse we drive from $50. Ballard starts in the new year.</p>
<h3>Alcohol</h3>
<p>Whoever takes the order must be 21 and show identification.</p>`

export const freshPages = [
  ...standardPages({ ...freshContact, about, delivery }),
  {
    slug: 'rewards-terms',
    title: 'Rewards terms',
    html: '<p>You earn one percent of what you spend as loyalty dollars, also on sale items, but not on gift cards, deposits and tax. Dollars are added when the order is handed over and can be spent from the next order on. They expire a year after they were earned.</p>',
    metaDescription: 'How loyalty dollars are earned and spent at Fresh Fields Market.',
    kind: 'legal' as const,
  },
]

export const freshAnnouncements: AnnouncementSeed[] = [
  {
    id: stableId('announcement', FRESH, 'thanksgiving-hours'),
    title: 'Thanksgiving hours',
    html: '<p>On Thanksgiving Day our stores are open from 7 AM to 2 PM. Pickup slots for Wednesday go fast: book yours now.</p>',
    updatedAt: new Date('2026-11-09T15:00:00Z'),
  },
]
