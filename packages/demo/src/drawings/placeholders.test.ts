import { describe, expect, it } from 'vitest'
import { departmentOf, placeholderOf } from './placeholders.ts'

it.each([
  ['Beverages > Tea > Green Tea', 'beverages'],
  ['Fruits & Vegetables > Cuts & Sprouts', 'produce'],
  ['Bakery, Cakes & Dairy > Cookies, Rusk & Khari', 'breakfast-snacks'],
  ['Beverages > Health Drink, Supplement > Kids (5+Yrs)', 'beverages'],
  ['Beverages > Fruit Juices & Drinks', 'beverages'],
  ['Bakery, Cakes & Dairy > Breads & Buns', 'bakery'],
  ['Bakery, Cakes & Dairy > Gourmet Breads', 'bakery'],
  ['Bakery, Cakes & Dairy > Dairy > Milk', 'dairy-eggs'],
  ['Kitchen, Garden & Pets > Pet Food & Accessories', 'health-baby-pet'],
  ['Beauty & Hygiene > Hair Care', 'health-baby-pet'],
  ['Foodgrains, Oil & Masala > Rice', 'pantry'],
  ['Cleaning & Household > Detergents', 'household-gifts'],
  ['Food > Butcher > Mutton & Lamb', 'meat-seafood'],
  ['Fresh > Eggs, Meat & Fish > Turkey & Duck', 'meat-seafood'],
  ['Florist > Flower Bunches > Marigolds', 'household-gifts'],
  ['Bakery > Cheese & Garlic Bread', 'bakery'],
  ['Bakery > Tea Cakes', 'bakery'],
  ['World > Cheese & Mustard Sauces', 'pantry'],
  ['Frozen Vegetables & Snacks', 'frozen'],
  ['Kitchen > Frying Pans', 'household-gifts'],
  ['Beauty > Hair Oil', 'health-baby-pet'],
  ['Something else', 'pantry'],
])('recognises %s as %s', (productType, department) => {
  expect(departmentOf(productType)).toBe(department)
})

describe('whatever speaks of alcohol', () => {
  it.each(['Cheese & Wine', 'Beer, Cider & Soda', 'Spirits > Vodka Drinks', 'Gifts > Champagne Gifts'])(
    'is for adults: %s',
    (productType) => expect(departmentOf(productType)).toBe('beer-wine'),
  )

  it.each([
    ['Drinks > Non-Alcoholic Drinks', 'beverages'],
    ['Drinks > Non Alcoholic Beer', 'beverages'],
    ['Drinks > Root Beer', 'beverages'],
    ['Pantry > Wine Vinegar', 'pantry'],
    ['Kitchen > Wine Glasses', 'household-gifts'],
  ])('is for everybody where it has none: %s', (productType, department) => {
    expect(departmentOf(productType)).toBe(department)
  })
})

describe('the drawing for a product without an image', () => {
  it.each([
    ['Hillside Mutton Curry Cut', 'Meat & Fish > Mutton & Lamb', 'meat'],
    ['Hillside Lamb - Shoulder', 'Meat & Seafood', 'meat'],
    ['Old Ferry Chicken Thighs', 'Meat & Fish > Fresh', 'poultry'],
    ['Old Ferry Chicken Sausage', 'Meat & Fish > Poultry', 'sausages'],
    ['Harbor Salmon, with herbs', 'Meat & Fish > Fresh', 'meat-seafood'],
    ['Meadow Eggs - Brown', 'Dairy > Farm', 'eggs'],
    ['Prairie Carrots', 'Fruit & Vegetables > Organic Vegetables', 'vegetables'],
    ['Prairie Pumpkin', 'Fruit & Vegetables > Organic Vegetables', 'vegetables'],
    ['Orchard Quince', 'Fruit & Vegetables > Fresh Fruit', 'produce'],
    ['Juniper Green Tea - Mint', 'Beverages > Tea', 'tea'],
    ['Copper Kettle Mustard Oil', 'Pantry > Cooking', 'oil'],
    ['Fish Sauce', 'Pantry > Sauces', 'sauces'],
    ['Sunfold Gummies', 'Health > Vitamins', 'remedies'],
    ['Lakeside Casserole', 'Kitchen > Cookware', 'wares'],
    ['Tallgrass Wool Socks', 'Clothing > Socks', 'wares'],
    ['Juniper Green Tea', 'New in', 'tea'],
  ])('of %s in %s is %s', (title, productType, name) => {
    expect(placeholderOf(productType.split(' > '), title)).toBe(name)
  })

  it('of a category is that of its goods', () => {
    expect(placeholderOf(['Meat & Fish', 'Mutton & Lamb'])).toBe('meat')
    expect(placeholderOf(['Meat & Fish'])).toBe('meat-seafood')
  })
})
