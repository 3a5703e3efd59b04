import { expect, it } from 'vitest'
import { openFeed } from './readers/open-feed.ts'
import { goodItems, survey } from './survey.ts'
import { feedFile, tsv } from './testing/feed-file.ts'

const JUICE = ['BB31', 'Fruit Power', 'Beverages > Juices', '0.80 USD', 'in_stock']

async function read(content: string | Uint8Array, name?: string) {
  const feed = await openFeed(feedFile(content, name))
  const items = []
  for await (const item of goodItems(feed)) items.push(item)
  return { feed, items, ...(await survey(feed, () => undefined)) }
}

it('reads a tab-separated feed with its categories, parents first', async () => {
  const { feed, items, categories } = await read(
    tsv(JUICE, ['BB32', 'Biscuits', 'Bakery > Biscuits > Sweet', '4.80 USD', 'out_of_stock']),
  )

  expect(feed.format).toBe('TSV')
  expect(items.map(({ title, stock }) => [title, stock])).toEqual([
    ['Fruit Power', 100],
    ['Biscuits', 0],
  ])
  expect(categories).toEqual([
    ['Beverages'],
    ['Beverages', 'Juices'],
    ['Bakery'],
    ['Bakery', 'Biscuits'],
    ['Bakery', 'Biscuits', 'Sweet'],
  ])
})

it('reads a comma-separated feed with quotes and a byte order mark', async () => {
  const { feed, items } = await read('\uFEFFid,title,price\nA1,"Salt, ""fine""",1.00 USD\n')

  expect(feed.format).toBe('CSV')
  expect(items[0]).toMatchObject({ id: 'A1', title: 'Salt, "fine"', line: 2 })
})

it('reads RSS with the g namespace', async () => {
  const { feed, items } = await read(
    `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
    <item><g:id>A1</g:id><title>Salt &amp; pepper</title><g:price>1.00 USD</g:price><g:availability>in stock</g:availability></item>
    </channel></rss>`,
  )

  expect(feed.format).toBe('XML')
  expect(items).toMatchObject([{ id: 'A1', title: 'Salt & pepper', priceCents: 100, stock: 100 }])
})

it('reads Atom entries', async () => {
  const { items } = await read(
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>A1</g:id><title><![CDATA[Salt]]></title><g:price>1 USD</g:price></entry></feed>`,
  )

  expect(items).toMatchObject([{ id: 'A1', title: 'Salt', stock: 0 }])
})

it('reads a Shopify export: variants, sale prices, inventory', async () => {
  const { feed, items } = await read(
    [
      'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
      'tea,Green tea,Leaf Co,Drinks > Tea,Weight,50 g,TEA-50,7,3.00,4.00,,active',
      'tea,,,,,100 g,TEA-100,0,5.50,,,',
      'tea,,,,,,,,,,https://example.com/2.jpg,',
      'old,Old tea,,,Weight,50 g,OLD-50,5,1.00,,,archived',
      'old,,,,,100 g,OLD-100,5,2.00,,,',
      'salt,Sea salt,,,Title,Default Title,SALT,5,2.00,,,active',
    ].join('\n'),
    'products.csv',
  )

  expect(feed.format).toBe('Shopify CSV')
  expect(items).toMatchObject([
    {
      id: 'TEA-50',
      title: 'Green tea',
      group: 'tea',
      options: [{ name: 'Weight', value: '50 g' }],
      priceCents: 400,
      salePriceCents: 300,
      stock: 7,
      categories: ['Drinks', 'Tea'],
    },
    {
      id: 'TEA-100',
      title: 'Green tea',
      group: 'tea',
      options: [{ name: 'Weight', value: '100 g' }],
      priceCents: 550,
      salePriceCents: undefined,
      stock: 0,
    },
    { id: 'SALT', title: 'Sea salt', group: 'salt', options: [], brand: undefined },
  ])
})

it('lists bad rows with line, column and reason, and goes on', async () => {
  const { count, problems } = await read(
    tsv(
      JUICE,
      ['', 'No id', 'A', '1 USD', 'in_stock'],
      ['BB33', 'No price', 'A', 'x', 'in_stock'],
      ['short', 'row'],
      JUICE,
      ['BB34', 'Good', 'A', '1 USD', 'in_stock'],
    ),
  )

  expect(count).toBe(2)
  expect(problems).toEqual([
    { line: 3, column: 'id', reason: 'is missing' },
    { line: 4, column: 'price', reason: 'is no price', value: 'x' },
    { line: 5, column: 'row', reason: 'has 2 fields, the head has 5' },
    { line: 6, column: 'id', reason: 'is the same as on line 2', value: 'BB31' },
  ])
})

it('reads a last row without a line feed, and names one that is cut off', async () => {
  const whole = tsv(JUICE, ['BB32', 'Biscuits', 'Bakery', '4.80 USD', 'in_stock'])

  expect(await read(whole)).toMatchObject({ count: 2, problems: [], isComplete: true })
  expect(await read(whole.slice(0, -10))).toMatchObject({
    count: 1,
    problems: [{ line: 3, column: 'row', reason: 'has 4 fields, the head has 5' }],
    isComplete: false,
  })
})

it.each([
  ['an empty file', '', /is empty/],
  ['a file that is no feed', 'hello\nworld', /is not a product feed: its first line has no id, no title, no price/],
  ['UTF-16', Buffer.from('\uFEFFid\ttitle\tprice\nA1\tSalt\t1 USD', 'utf16le'), /is not UTF-8 text/],
  [
    'Windows-1252',
    Buffer.from('id\ttitle\tprice\nA1\tCr\u00E8me br\u00FBl\u00E9e\t1 USD\n', 'latin1'),
    /is not UTF-8 text. Save it as UTF-8/,
  ],
  [
    'Windows-1252 that shows late',
    Buffer.from(`id\ttitle\tprice\n${'A\tB\t1 USD\n'.repeat(9000)}Z\tCaf\u00E9\t1 USD\n`, 'latin1'),
    /is not UTF-8 text/,
  ],
  ['XML that is cut off', '<rss><channel><item><title>Salt', /is cut off or broken/],
  ['a quote that is never closed', 'id,title,price\nA1,"Salt,1 USD\n', /is cut off or broken/],
])('refuses %s whole', async (_, content, reason) => {
  await expect(read(content)).rejects.toThrow(reason)
})
