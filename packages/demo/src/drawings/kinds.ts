import { bags } from './kinds/bags.ts'
import { bottles } from './kinds/bottles.ts'
import { bread } from './kinds/bread.ts'
import { care } from './kinds/care.ts'
import { cartons } from './kinds/cartons.ts'
import { cheese } from './kinds/cheese.ts'
import { greenVegetables } from './kinds/green-vegetables.ts'
import { home } from './kinds/home.ts'
import { jarsAndCans } from './kinds/jars-and-cans.ts'
import { mealsAndTreats } from './kinds/meals-and-treats.ts'
import { orchardFruit } from './kinds/orchard-fruit.ts'
import { pastry } from './kinds/pastry.ts'
import { rootVegetables } from './kinds/root-vegetables.ts'
import { trays } from './kinds/trays.ts'
import { tropicalFruit } from './kinds/tropical-fruit.ts'
import { tubsAndPacks } from './kinds/tubs-and-packs.ts'

/** Every kind of product that can be drawn. */
export const kinds = {
  ...orchardFruit,
  ...tropicalFruit,
  ...rootVegetables,
  ...greenVegetables,
  ...cheese,
  ...cartons,
  ...bottles,
  ...jarsAndCans,
  ...tubsAndPacks,
  ...bags,
  ...bread,
  ...pastry,
  ...trays,
  ...mealsAndTreats,
  ...home,
  ...care,
}

export type ProductKind = keyof typeof kinds

export const isProductKind = (text: string): text is ProductKind => Object.hasOwn(kinds, text)
