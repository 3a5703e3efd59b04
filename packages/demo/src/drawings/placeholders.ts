import { frame } from './draw-product.ts'
import { kinds, type ProductKind } from './kinds.ts'
import { paletteNamed, paletteOf, type PaletteName } from './palette.ts'
import type { MarkName } from './marks.ts'
import { faint } from './svg.ts'

type Sample = { kind: ProductKind; palette: PaletteName; mark: MarkName; words: readonly string[] }

/** What stands for a department, and the words by which a foreign category is recognised. */
const SAMPLES = {
  produce: { kind: 'apple', palette: 'red', mark: 'leaf', words: ['fruit', 'vegetable', 'produce', 'herb', 'salad'] },
  'dairy-eggs': {
    kind: 'milk-carton',
    palette: 'blue',
    mark: 'drop',
    words: ['dairy', 'milk', 'egg', 'cheese', 'yogurt', 'butter', 'curd', 'paneer'],
  },
  'meat-seafood': {
    kind: 'fish',
    palette: 'silver',
    mark: 'fish',
    words: ['meat', 'seafood', 'fish', 'chicken', 'beef', 'pork', 'mutton'],
  },
  'beer-wine': {
    kind: 'wine-bottle',
    palette: 'plum',
    mark: 'grape',
    words: ['wine', 'beer', 'spirits', 'whiskey', 'whisky', 'liquor', 'alcohol'],
  },
  bakery: {
    kind: 'loaf',
    palette: 'tan',
    mark: 'wheat',
    words: ['bakery', 'bread', 'gourmet bread', 'cake', 'pastr', 'bun'],
  },
  frozen: { kind: 'frozen-bag', palette: 'sky', mark: 'snow', words: ['frozen', 'ice cream'] },
  'deli-prepared-foods': {
    kind: 'soup-bowl',
    palette: 'orange',
    mark: 'leaf',
    words: ['deli', 'prepared', 'ready to', 'gourmet', 'meal'],
  },
  'health-baby-pet': {
    kind: 'pump-bottle',
    palette: 'teal',
    mark: 'heart',
    words: [
      'health',
      'baby',
      'pet',
      'beauty',
      'hygiene',
      'hair',
      'skin',
      'oral',
      'medicine',
      'care',
      'makeup',
      'fragrance',
      'groom',
    ],
  },
  'household-gifts': {
    kind: 'spray-bottle',
    palette: 'mint',
    mark: 'spark',
    words: ['household', 'clean', 'laundry', 'paper', 'kitchen', 'garden', 'detergent', 'gift', 'home'],
  },
  beverages: {
    kind: 'juice-bottle',
    palette: 'orange',
    mark: 'citrus',
    words: ['beverage', 'drink', 'health drink', 'juice', 'fruit juice', 'coffee', 'tea', 'water', 'soda'],
  },
  'breakfast-snacks': {
    kind: 'cereal-box',
    palette: 'amber',
    mark: 'wheat',
    words: ['snack', 'breakfast', 'cereal', 'chocolate', 'candy', 'biscuit', 'cookie', 'chips', 'nuts'],
  },
  pantry: {
    kind: 'jar',
    palette: 'tomato',
    mark: 'tomato',
    words: ['pantry', 'grocery', 'staple', 'rice', 'pasta', 'spice', 'oil', 'sauce', 'flour', 'grain', 'masala'],
  },
} as const satisfies Record<string, Sample>

export type DepartmentSeoName = keyof typeof SAMPLES

const isDepartment = (text: string): text is DepartmentSeoName => Object.hasOwn(SAMPLES, text)

export const departmentSeoNames = Object.keys(SAMPLES).filter(isDepartment)

/** A department's picture for category lists. */
export function drawDepartment(department: DepartmentSeoName): string {
  const { kind, palette, mark } = SAMPLES[department]
  return frame(kinds[kind](paletteNamed(palette), mark))
}

/** What a card shows where a product has no picture: the department's thing in grey. */
export function drawPlaceholder(department: DepartmentSeoName): string {
  const { kind, mark } = SAMPLES[department]
  return frame(faint(0.6, kinds[kind](paletteOf('#c2c8ca'), mark)))
}

/**
 * The department whose placeholder suits a category such as `Beverages > Tea > Green Tea`: the innermost part that
 * says something decides, and in it the first word, of two at the same place the longer one.
 */
export function departmentOf(productType: string): DepartmentSeoName {
  const parts = productType.toLowerCase().split('>').toReversed()
  return parts.map(departmentOfPart).find((department) => department !== undefined) ?? 'pantry'
}

const WORDS = departmentSeoNames.flatMap((department) =>
  SAMPLES[department].words.map((word) => ({ department, length: word.length, pattern: new RegExp(`\\b${word}`) })),
)

function departmentOfPart(part: string): DepartmentSeoName | undefined {
  const found = WORDS.map(({ pattern, ...word }) => ({ ...word, at: part.search(pattern) }))
  return found.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at || other.length - one.length)[0]
    ?.department
}
