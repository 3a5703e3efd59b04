export type NutritionFacts = {
  servingSize: string
  calories: number
  /** Grams, but milligrams of cholesterol and sodium. */
  amounts: Readonly<Record<Nutrient, number>>
  ingredients: string
  allergens: string | undefined
}

export type Nutrient =
  | 'fat'
  | 'saturatedFat'
  | 'cholesterol'
  | 'sodium'
  | 'carbohydrate'
  | 'fiber'
  | 'sugars'
  | 'addedSugars'
  | 'protein'
