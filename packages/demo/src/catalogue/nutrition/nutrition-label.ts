import type { ProductDetails } from '@aisle/api/product'
import type { Nutrient, NutritionFacts } from '../nutrition.types.ts'
import type { UnitBasis } from '../product.types.ts'

export type NutritionLabel = NonNullable<ProductDetails['nutrition']>

/** Daily values of the US label (21 CFR 101.9): grams, but milligrams of cholesterol and sodium. */
const LINES: readonly { nutrient: Nutrient; name: string; unit: 'g' | 'mg'; daily?: number; level: number }[] = [
  { nutrient: 'fat', name: 'Total Fat', unit: 'g', daily: 78, level: 0 },
  { nutrient: 'saturatedFat', name: 'Saturated Fat', unit: 'g', daily: 20, level: 1 },
  { nutrient: 'cholesterol', name: 'Cholesterol', unit: 'mg', daily: 300, level: 0 },
  { nutrient: 'sodium', name: 'Sodium', unit: 'mg', daily: 2300, level: 0 },
  { nutrient: 'carbohydrate', name: 'Total Carbohydrate', unit: 'g', daily: 275, level: 0 },
  { nutrient: 'fiber', name: 'Dietary Fiber', unit: 'g', daily: 28, level: 1 },
  { nutrient: 'sugars', name: 'Total Sugars', unit: 'g', level: 1 },
  { nutrient: 'addedSugars', name: 'Includes Added Sugars', unit: 'g', daily: 50, level: 1 },
  { nutrient: 'protein', name: 'Protein', unit: 'g', level: 0 },
]
const GRAMS = { lb: 453.6, oz: 28.35 } as const
const MILLILITRES_OF_OUNCE = 29.57

/** The facts as the API sends them, with daily values and the servings in the pack. */
export function nutritionLabelOf(facts: NutritionFacts, unit: UnitBasis | undefined): NutritionLabel {
  return {
    servingSize: facts.servingSize,
    servingsPerContainer: servingsOf(facts.servingSize, unit),
    calories: facts.calories,
    rows: LINES.map(({ nutrient, name, unit: measure, daily, level }) => ({
      name,
      amount: `${facts.amounts[nutrient]} ${measure}`,
      dailyValue: daily === undefined ? null : `${Math.round((facts.amounts[nutrient] / daily) * 100)}%`,
      level,
    })),
    ingredients: facts.ingredients,
    allergens: facts.allergens === undefined ? null : `Contains: ${facts.allergens}`,
  }
}

function servingsOf(servingSize: string, unit: UnitBasis | undefined): string | null {
  const [, grams] = /\(([\d.]+) g\)/.exec(servingSize) ?? []
  const [, millilitres] = /\(([\d.]+) mL\)/.exec(servingSize) ?? []
  if (!unit) return null
  if (grams && (unit.unit === 'lb' || unit.unit === 'oz'))
    return about((unit.quantity * GRAMS[unit.unit]) / Number(grams))
  if (millilitres && unit.unit === 'fl oz') return about((unit.quantity * MILLILITRES_OF_OUNCE) / Number(millilitres))
  return null
}

const about = (servings: number) => (servings < 1.5 ? '1' : `about ${Math.round(servings)}`)
