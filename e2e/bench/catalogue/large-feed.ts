/** Rows of a product feed in the columns of a Google Merchant Center feed, the names of the columns first. */
export type FeedRows = readonly string[]

const PRODUCTS = 25_000
const SIZES = ['100 g', '200 g', '250 g', '400 g', '500 g', '750 g', '1 kg', '2 kg'] as const

const KINDS = ['Classic', 'Smoked', 'Organic', 'Creamy', 'Crunchy', 'Light', 'Spicy', 'Sweet', 'Wild', 'Golden']
const ORIGINS = [
  'Harbor',
  'Meadow',
  'Orchard',
  'Valley',
  'Prairie',
  'Canyon',
  'Lakeside',
  'Highland',
  'Coastal',
  'Mill',
]
const MAKERS = ['Northgate', 'Bell & Son', 'Tallgrass', 'Red Barn', 'Old Ferry', 'Juniper', 'Copper Kettle', 'Sunfold']
const DEPARTMENTS: Readonly<Record<string, readonly string[]>> = {
  'Bakery > Bread': ['Rye Bread', 'Sourdough', 'Baguette', 'Flatbread'],
  'Bakery > Cookies': ['Oat Cookies', 'Ginger Snaps', 'Wafers', 'Shortbread'],
  'Beverages > Juice': ['Apple Juice', 'Orange Juice', 'Tomato Juice', 'Grape Juice'],
  'Beverages > Tea & Coffee': ['Green Tea', 'Black Tea', 'Ground Coffee', 'Cocoa'],
  'Dairy > Cheese': ['Cheddar', 'Gouda', 'Cream Cheese', 'Feta'],
  'Dairy > Yogurt': ['Yogurt', 'Kefir', 'Skyr', 'Pudding'],
  'Household > Cleaning': ['Dish Soap', 'Laundry Powder', 'Glass Cleaner', 'Sponges'],
  'Pantry > Pasta & Rice': ['Spaghetti', 'Basmati Rice', 'Penne', 'Couscous'],
  'Pantry > Sauces': ['Tomato Sauce', 'Mustard', 'Pesto', 'Soy Sauce'],
  'Snacks > Nuts': ['Almonds', 'Cashews', 'Trail Mix', 'Peanuts'],
}

const HEAD = 'id\ttitle\tdescription\tproduct_type\tbrand\tprice\tsale_price\tavailability\tlink\timage_link'

/** 25,000 products of our own making, the same each time: 3,125 of them in eight sizes each. */
export function inventedFeed(): FeedRows {
  const goods = Object.entries(DEPARTMENTS).flatMap(([type, names]) =>
    names.map((name) => ({ type: `${type} > ${name}`, name })),
  )
  const rows = Array.from({ length: PRODUCTS / SIZES.length }, (_, index) => {
    const { type, name } = at(goods, index)
    const round = Math.floor(index / goods.length)
    const title = `${at(ORIGINS, round)} ${at(KINDS, Math.floor(round / ORIGINS.length))} ${name}`
    const price = (0.8 + ((index * 37) % 1900) / 100).toFixed(2)
    const sale = index % 4 === 0 ? `${(Number(price) * 0.85).toFixed(2)} USD` : ''
    const stock = index % 11 === 0 ? 'out_of_stock' : 'in_stock'
    const text = `${title}, made the way it always was. Keep cool and dry.`
    return [`B${index}`, title, text, type, at(MAKERS, index * 3), `${price} USD`, sale, stock, '', ''].join('\t')
  })
  return inSizes([HEAD, ...rows])
}

/** Every product of a feed in eight sizes, each a product of its own with a price of its own. */
export function inSizes([head = '', ...rows]: FeedRows): FeedRows {
  const columns = head.split('\t')
  const place = (name: string) => columns.indexOf(name)
  const inSize = (row: string, size: string, index: number) => {
    const cells = row.split('\t')
    const change = (name: string, to: (cell: string) => string) => {
      const cell = cells[place(name)]
      if (cell) cells[place(name)] = to(cell)
    }
    const times = (cell: string) => cell.replace(/^[\d.]+/, (amount) => (Number(amount) * (1 + index / 4)).toFixed(2))
    change('id', (id) => `${id}-${index}`)
    change('title', (title) => `${title} ${size}`)
    change('price', times)
    change('sale_price', times)
    return cells.join('\t')
  }
  return [head, ...rows.flatMap((row) => SIZES.map((size, index) => inSize(row, size, index)))]
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
