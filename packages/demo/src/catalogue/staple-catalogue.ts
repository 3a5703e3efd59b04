import { buildCatalogue } from './catalogue-builder.ts'
import { groceryDepartments } from './departments.ts'
import { depositsOf } from './deposits.ts'
import type { Catalogue, DemoProduct } from './product.types.ts'

/** The staples a small shop keeps, by title. */
const STAPLES = new Set(
  `Whole Milk|2% Reduced Fat Milk|Half & Half|Oat Milk|Large Eggs|Unsalted Butter|Sharp Cheddar|Shredded Mozzarella|String Cheese
Cream Cheese|Vanilla Low Fat Yogurt|Greek Yogurt Cup|Gala Apples|Bananas|Lemons|Navel Oranges|Hass Avocado|Strawberries|Baby Spinach
Romaine Hearts|Tomatoes on the Vine|Carrots|Russet Potatoes|Yellow Onions|Garlic|Ground Beef 80% Lean|Chicken Thighs|Thick Cut Bacon
Classic White Bread|100% Whole Wheat Bread|Everything Bagels|Flour Tortillas|Chocolate Chip Cookies|Glazed Donuts|Honey Ham
Oven Roasted Turkey Breast|Classic Hummus|Turkey Club Sandwich|Sweet Peas|Crinkle Cut Fries|Pepperoni Pizza|Fish Sticks
Vanilla Bean Ice Cream|Fruit Ice Pops|Spaghetti|Penne Rigate|Marinara Sauce|Long Grain White Rice|Black Beans|Chickpeas|Diced Tomatoes
Solid White Tuna|Chicken Broth|Canola Oil|Tomato Ketchup|Mayonnaise|Soy Sauce|All Purpose Flour|Granulated Sugar|Ground Cinnamon
Kosher Salt|Honey Oat Rings|Rolled Oats|Creamy Peanut Butter|Strawberry Preserves|Honey|Sea Salt Potato Chips|Corn Tortilla Chips
Butter Crackers|Trail Mix|Dark Chocolate 72%|Gummy Bears|Spring Water|Lime Seltzer|Classic Cola|Orange Juice, No Pulp|House Blend Coffee
English Breakfast Tea|Dish Soap|Paper Towels|Toilet Paper|Trash Bags, 13 gal|AA Batteries|Whitening Toothpaste|Ibuprofen 200 mg`.split(
    /[|\n]/,
  ),
)

const shelves = groceryDepartments
  .map((department) => ({
    ...department,
    subcategories: department.subcategories
      .map((subcategory) => ({ ...subcategory, rows: subcategory.rows.filter(({ title }) => STAPLES.has(title)) }))
      .filter(({ rows }) => rows.length > 0),
  }))
  .filter(({ subcategories }) => subcategories.length > 0)

/** About 80 staples of the grocery catalogue at the prices of a small shop. */
export function stapleCatalogue(skuPrefix: string, locations: readonly string[]): Catalogue {
  const { categories, products } = buildCatalogue(shelves, {
    skuPrefix,
    locations,
    deposits: depositsOf(skuPrefix, locations),
  })
  const known = new Set(products.map(({ seoName }) => seoName))
  return { categories, products: products.map((product) => atCornerPrices(product, known)) }
}

/** A small shop asks a little more, ends in 9 and delivers nothing regularly. */
const atCornerPrices = (product: DemoProduct, known: ReadonlySet<string>): DemoProduct => ({
  ...product,
  priceCents: product.isListed ? dearer(product.priceCents) : product.priceCents,
  salePriceCents: undefined,
  allowsAutoShip: false,
  isSponsored: false,
  companions: product.companions.filter((seoName) => known.has(seoName)),
  variants: product.variants.map((variant) => ({
    ...variant,
    priceCents: dearer(variant.priceCents),
    salePriceCents: undefined,
  })),
})

const dearer = (cents: number) => Math.ceil((cents * 1.08) / 10) * 10 - 1

/** Titles above that no price list holds; a test keeps it empty. */
export const unknownStaples = [...STAPLES].filter(
  (title) =>
    !shelves.some(({ subcategories }) => subcategories.some(({ rows }) => rows.some((row) => row.title === title))),
)
