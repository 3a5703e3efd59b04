import { bakery } from './kinds/bakery.ts'
import { bottles } from './kinds/bottles.ts'
import { cartons } from './kinds/cartons.ts'
import { cheese } from './kinds/cheese.ts'
import { fruit } from './kinds/fruit.ts'
import { homeAndCare } from './kinds/home-and-care.ts'
import { jarsAndCans } from './kinds/jars-and-cans.ts'
import { meatAndMeals } from './kinds/meat-and-meals.ts'
import { tubsAndBags } from './kinds/tubs-and-bags.ts'
import { vegetables } from './kinds/vegetables.ts'

export const kinds = {
  ...fruit,
  ...vegetables,
  ...cheese,
  ...cartons,
  ...bottles,
  ...jarsAndCans,
  ...tubsAndBags,
  ...bakery,
  ...meatAndMeals,
  ...homeAndCare,
}

export type ProductKind = keyof typeof kinds

export const isProductKind = (text: string): text is ProductKind => Object.hasOwn(kinds, text)
