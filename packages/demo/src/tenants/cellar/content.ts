import type { AnnouncementSeed, DisclaimerSeed, TemplateSeed } from '@aisle/commerce-api/seeding'
import { stableId } from '@aisle/commerce-api/seeding'
import { cellarCatalogue } from '../../catalogue/cellar-catalogue.ts'
import { standardPages } from '../content/pages.ts'
import { discountsOf, type Offer } from '../offers.ts'
import { collectionsOf } from '../selection.ts'
import { collectionRow, heading, paragraph, row, section, slide, slider } from '../template-parts.ts'
import { CELLAR, cellarContact } from './store.ts'

const names = (...wanted: string[]) => wanted

export const cellarCollections = collectionsOf(CELLAR, cellarCatalogue, [
  {
    seoName: 'cellar-offers',
    name: 'Cellar Offers',
    description: 'Bottles at a better price this month.',
    products: ({ salePriceCents }) => salePriceCents !== undefined,
  },
  {
    seoName: 'under-25',
    name: 'Good Bottles Under $25',
    description: 'What we open on a Tuesday.',
    products: ({ priceCents, category }) => priceCents < 2500 && category.includes('wine'),
  },
  {
    seoName: 'sommelier-picks',
    name: 'Picked by Our Sommelier',
    description: 'Twelve bottles that Inès keeps coming back to.',
    products: names(
      'barolo',
      'chablis',
      'gran-reserva',
      'mosel-kabinett-riesling',
      'willamette-pinot-noir',
      'fino-sherry',
      'bandol-rose',
      'walla-walla-syrah',
      'skin-contact-pinot-gris',
      'cava-brut-nature',
      'amaro',
      'highland-single-malt-12',
    ),
  },
  {
    seoName: 'whiskey-shelf',
    name: 'The Whiskey Shelf',
    description: 'Bourbon, rye, malt and one from Hokkaido.',
    products: ({ category }) => category === 'whiskey',
  },
  {
    seoName: 'bubbles',
    name: 'Bubbles',
    description: 'Champagne and its cousins.',
    products: ({ picture }) => picture.kind === 'sparkling-bottle',
  },
  {
    seoName: 'home-bar',
    name: 'The Home Bar',
    description: 'Eight bottles for fifty drinks.',
    products: names(
      'london-dry-gin',
      'straight-rye',
      'sweet-vermouth',
      'red-bitter-aperitivo',
      'blanco-tequila',
      'orange-liqueur',
      'white-rum',
      'aromatic-bitters',
    ),
  },
])

const offers: Offer[] = [
  {
    key: 'case-of-six',
    name: 'Six bottles of one wine',
    displayName: '10% off 6 or more',
    description: 'Half a case of the same bottle.',
    kind: 'percent',
    value: 1000,
    minQty: 6,
    triggerText: 'Buy 6',
    rewardText: 'save 10%',
    products: ['cotes-du-rhone', 'crianza', 'soave-classico', 'marlborough-sauvignon-blanc', 'uco-valley-malbec'],
  },
  {
    key: 'case-of-twelve',
    name: 'A full case',
    displayName: '15% off 12 or more',
    description: 'Twelve of the same bottle.',
    kind: 'percent',
    value: 1500,
    minQty: 12,
    triggerText: 'Buy 12',
    rewardText: 'save 15%',
    products: ['cotes-du-rhone', 'crianza', 'gruner-veltliner', 'prosecco-superiore'],
  },
  {
    key: 'negroni',
    name: 'Negroni month',
    displayName: '$4 off',
    description: 'Gin, sweet vermouth and red bitter.',
    kind: 'amount',
    value: 400,
    rewardText: 'save $4.00',
    endsInDays: 20,
    products: ['london-dry-gin', 'sweet-vermouth', 'red-bitter-aperitivo'],
  },
  {
    key: 'riesling-weeks',
    name: 'Riesling weeks',
    displayName: '15% off',
    description: 'Dry and off-dry.',
    kind: 'percent',
    value: 1500,
    rewardText: 'save 15%',
    endsInDays: 13,
    products: ['mosel-kabinett-riesling', 'dry-riesling'],
  },
  {
    key: 'second-champagne',
    name: 'Two bottles of Champagne',
    displayName: '$10 off each of 2',
    description: 'Two of the same Champagne.',
    kind: 'amount',
    value: 1000,
    minQty: 2,
    triggerText: 'Buy 2',
    rewardText: 'save $10.00 each',
    endsInDays: 40,
    products: ['blanc-de-blancs-champagne'],
  },
  {
    key: 'agave',
    name: 'Agave shelf',
    displayName: '$5 off',
    description: 'Tequila and mezcal.',
    kind: 'amount',
    value: 500,
    rewardText: 'save $5.00',
    endsInDays: 20,
    products: ['blanco-tequila', 'reposado-tequila', 'espadin-mezcal'],
  },
]
export const cellarDiscounts = (now: Date) => discountsOf(CELLAR, cellarCatalogue, offers, now)

export const cellarHome: TemplateSeed = {
  name: 'home',
  template: {
    title: 'Old Cellar: wine and spirits since 1921',
    description: 'Sixty bottles, chosen one by one. In-store pickup, curbside and shipping with adult signature.',
    sections: [
      row(
        slider('hero', [
          slide({
            name: 'cellar',
            alt: 'Three bottles, grapes and cheese in a vaulted cellar',
            title: 'Sixty bottles, chosen one by one',
            subtitle: 'Since 1921',
            button: 'See our picks',
            link: ['collection', 'sommelier-picks'],
            opacity: 90,
          }),
          slide({
            name: 'spirits',
            alt: 'Three bottles of spirits and a lemon on a bar',
            title: 'Build a home bar',
            subtitle: 'Eight bottles, fifty drinks',
            button: 'Shop the bar',
            link: ['collection', 'home-bar'],
            opacity: 90,
          }),
        ]),
      ),
      row(collectionRow(CELLAR, 'cellar-offers', 'Cellar Offers')),
      row(collectionRow(CELLAR, 'sommelier-picks', 'Picked by Our Sommelier')),
      row(collectionRow(CELLAR, 'under-25', 'Good Bottles Under $25')),
      row(collectionRow(CELLAR, 'whiskey-shelf', 'The Whiskey Shelf')),
      row(collectionRow(CELLAR, 'bubbles', 'Bubbles')),
      section({
        id: 'about',
        columns: [
          [
            100,
            [
              heading('about-title', 'Down eleven steps'),
              paragraph(
                'about-text',
                'The cellar under King Street holds fifty-eight degrees in August. Everything we sell has lain there first, and one of us has drunk it.',
              ),
            ],
          ],
        ],
      }),
    ],
  },
}

export const cellarPages = standardPages({
  ...cellarContact,
  about:
    '<p>Old Cellar was dug in 1921 as an ice house and has held bottles ever since. We buy from growers we have visited, keep the list short and say what we think.</p>',
  delivery:
    '<h3>In-store pickup</h3><p>Ready in two hours during opening times. Bring identification.</p><h3>Curbside</h3><p>Choose an hour; we bring the order to the car and check identification there.</p><h3>Shipping</h3><p>To South Carolina and Virginia from $50, with an adult signature. Below $50 a charge of $9 is added.</p>',
})

export const cellarDisclaimers: DisclaimerSeed[] = [
  {
    id: stableId('disclaimer', CELLAR, 'age'),
    title: 'You must be 21',
    html: '<p>We sell alcohol. By entering you confirm that you are at least 21 years old and that you will show identification when you receive an order. Please drink responsibly.</p>',
    updatedAt: new Date('2026-09-01T12:00:00Z'),
    isRequiredAcceptance: true,
  },
]

export const cellarAnnouncements: AnnouncementSeed[] = [
  {
    id: stableId('announcement', CELLAR, 'tasting'),
    title: 'Tasting on Friday',
    html: '<p>Seven Piedmont reds and the grower who made them, Friday from 5 to 7 PM on King Street. Free for customers.</p>',
    updatedAt: new Date('2026-11-12T16:00:00Z'),
  },
]
