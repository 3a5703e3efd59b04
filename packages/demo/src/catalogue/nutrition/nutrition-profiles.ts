import type { NutritionFacts } from '../nutrition.types.ts'
import { freshFoods } from './fresh-foods.ts'
import { storedFoods } from './stored-foods.ts'

const ROWS = `${freshFoods}${storedFoods}`.split('\n').filter((line) => line !== '')

/** Nutrition facts by key; a product names one. */
export const nutritionProfiles: ReadonlyMap<string, NutritionFacts> = new Map(ROWS.map(readProfile))

function readProfile(line: string): [string, NutritionFacts] {
  const [key = '', servingSize = '', calories, numbers = '', ingredients = '', allergens = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  const [fat, saturatedFat, cholesterol, sodium, carbohydrate, fiber, sugars, addedSugars, protein, ...rest] = numbers
    .split(' ')
    .map(Number)
  if (protein === undefined || Number.isNaN(protein) || rest.length > 0)
    throw new Error(`Not nutrition facts: "${line}"`)
  const amounts = {
    fat: fat ?? 0,
    saturatedFat: saturatedFat ?? 0,
    cholesterol: cholesterol ?? 0,
    sodium: sodium ?? 0,
    carbohydrate: carbohydrate ?? 0,
    fiber: fiber ?? 0,
    sugars: sugars ?? 0,
    addedSugars: addedSugars ?? 0,
    protein,
  }
  return [key, { servingSize, calories: Number(calories), amounts, ingredients, allergens: allergens || undefined }]
}
