import type { TemplateSeed } from '@aisle/commerce-api/seeding'
import type { Catalogue } from '../catalogue/product.types.ts'
import { discountsOf, type Offer } from './offers.ts'
import { collectionsOf } from './selection.ts'
import { collectionRow, heading, paragraph, row, section, slide, slider } from './template-parts.ts'

export const smallCollections = (tenant: string, catalogue: Catalogue) =>
  collectionsOf(tenant, catalogue, [
    {
      seoName: 'everyday',
      name: 'Everyday Staples',
      description: 'What runs out first.',
      products: [
        'whole-milk',
        'large-eggs',
        'classic-white-bread',
        'bananas',
        'unsalted-butter',
        'house-blend-coffee',
        'yellow-onions',
        'spaghetti',
        'paper-towels',
        'sharp-cheddar',
      ],
    },
    {
      seoName: 'quick-lunch',
      name: 'Quick Lunch',
      description: 'From the deli counter.',
      products: [
        'turkey-club-sandwich',
        'honey-ham',
        'classic-hummus',
        'sea-salt-potato-chips',
        'classic-cola',
        'gala-apples',
        'chocolate-chip-cookies',
      ],
    },
    {
      seoName: 'dinner',
      name: 'Tonight',
      description: 'Dinner from one bag.',
      products: [
        'ground-beef-80-lean',
        'chicken-thighs',
        'marinara-sauce',
        'penne-rigate',
        'romaine-hearts',
        'russet-potatoes',
        'pepperoni-pizza',
        'shredded-mozzarella',
      ],
    },
    {
      seoName: 'breakfast',
      name: 'Breakfast',
      description: 'Cereal, oats and something on toast.',
      products: [
        'honey-oat-rings',
        'rolled-oats',
        'everything-bagels',
        'cream-cheese',
        'strawberry-preserves',
        'orange-juice-no-pulp',
        'oat-milk',
      ],
    },
    {
      seoName: 'sweet',
      name: 'Something Sweet',
      description: 'For after.',
      products: ['vanilla-bean-ice-cream', 'glazed-donuts', 'dark-chocolate-72', 'gummy-bears', 'fruit-ice-pops'],
    },
    {
      seoName: 'home',
      name: 'Around the House',
      description: 'Paper, soap and batteries.',
      products: ['dish-soap', 'toilet-paper', 'trash-bags-13-gal', 'aa-batteries', 'whitening-toothpaste'],
    },
  ])

const offers: Offer[] = [
  {
    key: 'milk-and-eggs',
    name: 'Two milks',
    displayName: '$1 off 2',
    description: 'Fifty cents off each of two.',
    kind: 'amount',
    value: 50,
    minQty: 2,
    triggerText: 'Buy 2',
    rewardText: 'save $0.50 each',
    products: ['whole-milk', '2-reduced-fat-milk'],
  },
  {
    key: 'pasta',
    name: 'Three packs of pasta',
    displayName: '20% off 3',
    description: 'Any three of one shape.',
    kind: 'percent',
    value: 2000,
    minQty: 3,
    triggerText: 'Buy 3',
    rewardText: 'save 20%',
    products: ['spaghetti', 'penne-rigate'],
  },
  {
    key: 'chips',
    name: 'Game night',
    displayName: '$1 off',
    description: 'Chips at a dollar less.',
    kind: 'amount',
    value: 100,
    rewardText: 'save $1.00',
    endsInDays: 9,
    products: ['sea-salt-potato-chips', 'corn-tortilla-chips'],
  },
  {
    key: 'coffee',
    name: 'Coffee',
    displayName: '10% off',
    description: 'Every bag.',
    kind: 'percent',
    value: 1000,
    rewardText: 'save 10%',
    products: ['house-blend-coffee'],
  },
  {
    key: 'bakery',
    name: 'Bagels and donuts',
    displayName: '15% off',
    description: 'Until noon of the last day.',
    kind: 'percent',
    value: 1500,
    endsInDays: 5,
    products: ['everything-bagels', 'glazed-donuts'],
  },
  {
    key: 'cleaning',
    name: 'Clean house',
    displayName: '$0.75 off',
    description: 'Soap and bags.',
    kind: 'amount',
    value: 75,
    endsInDays: 16,
    products: ['dish-soap', 'trash-bags-13-gal'],
  },
]

export const smallDiscounts = (tenant: string, catalogue: Catalogue, now: Date) =>
  discountsOf(tenant, catalogue, offers, now)

export const smallHome = (tenant: string, name: string): TemplateSeed => ({
  name: 'home',
  template: {
    title: `${name}: what you need, around the corner`,
    description: `Eighty staples for pickup and delivery from ${name}.`,
    sections: [
      row(
        slider('hero', [
          slide({
            name: 'corner',
            alt: 'Bread, milk, sauce and flowers on a shop counter',
            title: 'What you need, around the corner',
            subtitle: name,
            button: 'See the staples',
            link: ['collection', 'everyday'],
          }),
        ]),
      ),
      row(collectionRow(tenant, 'everyday', 'Everyday Staples')),
      row(collectionRow(tenant, 'quick-lunch', 'Quick Lunch')),
      row(collectionRow(tenant, 'dinner', 'Tonight')),
      row(collectionRow(tenant, 'breakfast', 'Breakfast')),
      row(collectionRow(tenant, 'sweet', 'Something Sweet')),
      section({
        id: 'about',
        columns: [
          [
            100,
            [
              heading('about-title', 'Small on purpose'),
              paragraph(
                'about-text',
                'One of each thing, and the right one. If we do not have it, ask: it may be here on Thursday.',
              ),
            ],
          ],
        ],
      }),
    ],
  },
})
