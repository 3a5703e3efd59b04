import { bakery } from './departments/bakery.ts'
import { beerAndWine } from './departments/beer-and-wine.ts'
import { beverages } from './departments/beverages.ts'
import { breakfastAndSnacks } from './departments/breakfast-and-snacks.ts'
import { dairy } from './departments/dairy.ts'
import { deli } from './departments/deli.ts'
import { frozen } from './departments/frozen.ts'
import { healthBabyAndPet } from './departments/health-baby-and-pet.ts'
import { household } from './departments/household.ts'
import { meatAndSeafood } from './departments/meat-and-seafood.ts'
import { pantry } from './departments/pantry.ts'
import { produce } from './departments/produce.ts'

/** The departments of a grocery store in the order of its aisles. */
export const groceryDepartments = [
  produce,
  dairy,
  meatAndSeafood,
  bakery,
  deli,
  frozen,
  pantry,
  breakfastAndSnacks,
  beverages,
  beerAndWine,
  household,
  healthBabyAndPet,
]
