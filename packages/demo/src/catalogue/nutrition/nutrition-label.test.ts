import { nutritionSchema } from '@aisle/api/product'
import { describe, expect, it } from 'vitest'
import { nutritionLabelOf } from './nutrition-label.ts'
import { nutritionProfiles } from './nutrition-profiles.ts'

const profiles = [...nutritionProfiles]

describe('nutrition facts', () => {
  it.each(profiles)('of %s add up to their calories', (_, { calories, amounts }) => {
    const sum = amounts.fat * 9 + (amounts.carbohydrate - amounts.fiber / 2) * 4 + amounts.protein * 4
    expect(Math.abs(sum - calories)).toBeLessThanOrEqual(Math.max(15, calories * 0.2))
  })

  it.each(profiles)('of %s have parts no larger than the whole', (_, { amounts }) => {
    expect(amounts.saturatedFat).toBeLessThanOrEqual(amounts.fat)
    expect(amounts.addedSugars).toBeLessThanOrEqual(amounts.sugars)
    expect(amounts.sugars).toBeLessThanOrEqual(amounts.carbohydrate)
    expect(amounts.fiber).toBeLessThanOrEqual(amounts.carbohydrate)
  })

  it.each(profiles)('of %s are what the API sends', (_, facts) => {
    expect(nutritionSchema.safeParse(nutritionLabelOf(facts, undefined)).error).toBeUndefined()
  })
})

describe('a label', () => {
  const facts = nutritionProfiles.get('whole-milk')

  it('counts servings and daily values', () => {
    expect(facts && nutritionLabelOf(facts, { quantity: 32, unit: 'fl oz' })).toMatchObject({
      servingSize: '1 cup (240 mL)',
      servingsPerContainer: 'about 4',
      calories: 150,
      allergens: 'Contains: Milk.',
    })
    expect(facts && nutritionLabelOf(facts, undefined).rows).toContainEqual({
      name: 'Saturated Fat',
      amount: '5 g',
      dailyValue: '25%',
      level: 1,
    })
  })

  it('leaves servings open where the size does not tell', () => {
    expect(facts && nutritionLabelOf(facts, { quantity: 4, unit: 'ct' }).servingsPerContainer).toBeNull()
  })
})
