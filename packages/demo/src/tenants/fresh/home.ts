import type { TemplateSeed } from '@aisle/commerce-api/seeding'
import { daysAfter } from '../offers.ts'
import { campaignImage, collectionRow, heading, paragraph, row, section, slide, slider } from '../template-parts.ts'
import { FRESH } from './store.ts'

const slides = [
  slide({
    name: 'holiday',
    alt: 'A roast turkey with pie, pears and wine on a table',
    title: 'Thanksgiving, taken care of',
    subtitle: 'Order the bird by Monday',
    button: 'Plan the feast',
    link: ['collection', 'thanksgiving-table'],
  }),
  slide({
    name: 'market',
    alt: 'A table of vegetables and fruit in front of green fields',
    title: 'Picked this week',
    subtitle: 'Fruit and vegetables',
    button: 'Shop produce',
    link: ['category', 'produce'],
  }),
  slide({
    name: 'breakfast',
    alt: 'Milk, juice, cereal, eggs and coffee at a kitchen window',
    title: 'A slow breakfast',
    subtitle: 'Milk, eggs and fresh coffee',
    button: 'See favorites',
    link: ['collection', 'breakfast-favorites'],
  }),
]

/** One component of each kind; one inactive, one scheduled and one for adults, which the preview shows too. */
export const freshHome = (now: Date): TemplateSeed => ({
  name: 'home',
  template: {
    title: 'Fresh Fields Market: groceries for pickup and delivery',
    description: 'Fresh groceries at store prices, ready for pickup in two hours or delivered when you choose.',
    sections: [
      row(slider('hero', slides)),
      row(collectionRow(FRESH, 'weekly-deals', 'Weekly Deals')),
      row(collectionRow(FRESH, 'fresh-picks', 'Fresh Picks')),
      section({
        id: 'services',
        columns: [
          [
            50,
            [
              campaignImage({ name: 'delivery', alt: 'A delivery van in the city', link: ['pages', 'delivery-terms'] }),
              paragraph('delivery-text', 'Delivered in the hour you choose.'),
            ],
          ],
          [
            50,
            [
              campaignImage({
                name: 'auto-ship',
                alt: 'Coffee, pet food and diapers that come again and again',
                link: ['collection', 'baby-and-pet'],
              }),
              paragraph('auto-ship-text', 'Coffee, pet food and diapers on auto-ship.'),
            ],
          ],
        ],
      }),
      row(collectionRow(FRESH, 'thanksgiving-table', 'The Thanksgiving Table')),
      row(collectionRow(FRESH, 'dinner-in-20', 'Dinner in 20 Minutes')),
      row({ ...collectionRow(FRESH, 'wine-and-cheese', 'Wine & Cheese'), isAgeRestricted: true }),
      row(collectionRow(FRESH, 'organic', 'Organic & Pasture Raised')),
      row({
        ...heading('holiday-hours', 'We close at 4 PM on December 24'),
        schedule: [{ startsAt: daysAfter(now, 14).toISOString(), endsAt: daysAfter(now, 35).toISOString() }],
      }),
      row({
        ...campaignImage({ name: 'rewards', alt: 'A gift card and gold coins', link: ['LNS', ''] }),
        isActive: false,
      }),
      section({
        id: 'about',
        columns: [
          [
            100,
            [
              heading('about-title', 'A market, not a warehouse'),
              paragraph('about-text', 'If a peach is not right, we do not put it in the bag.'),
            ],
          ],
        ],
      }),
    ],
  },
})
