import { departmentSeoNames, type DepartmentSeoName, isDepartment, SAMPLES } from './departments.ts'
import { frame } from './draw-product.ts'
import { GOODS, goodsNames, type GoodsName } from './goods.ts'
import { kinds } from './kinds.ts'
import { paletteNamed, paletteOf } from './palette.ts'
import { faint } from './svg.ts'

/** A department's picture for category lists. */
export function drawDepartment(department: DepartmentSeoName): string {
  const { kind, palette, mark } = SAMPLES[department]
  return frame(kinds[kind](paletteNamed(palette), mark))
}

/** A department, or goods that it has. */
export type PlaceholderName = DepartmentSeoName | GoodsName

export const placeholderNames: readonly PlaceholderName[] = [...departmentSeoNames, ...goodsNames]

/** What a card shows where a product has no picture: the thing in grey. */
export function drawPlaceholder(name: PlaceholderName): string {
  const { kind, mark } = isDepartment(name) ? SAMPLES[name] : GOODS[name]
  return frame(faint(0.6, kinds[kind](paletteOf('#c2c8ca'), mark)))
}

/**
 * The placeholder that suits goods: what the beginning of their name calls them among the goods of their department, else
 * what their category does, else the department's own; a plain box for what nothing is known of.
 */
export function placeholderOf(categories: readonly string[], title = ''): PlaceholderName {
  const [name = ''] = title.toLowerCase().split(/\s[-–]\s|[,(]/)
  const texts = [name, ...categories.map((category) => category.toLowerCase()).toReversed()]
  const [, ...inner] = texts
  const department = departmentOfParts(inner) ?? departmentOfPart(name)
  if (department === undefined) return 'wares'
  return texts.map((text) => goodsNamedBy(text, department)).find((goods) => goods !== undefined) ?? department
}

/**
 * The department that suits a category such as `Beverages > Tea > Green Tea`: the innermost part that says something
 * decides, and in it the last word, of two that end together the longer one. A part that speaks of alcohol is taken for
 * that.
 */
export const departmentOf = (productType: string): DepartmentSeoName =>
  departmentOfParts(productType.toLowerCase().split('>').toReversed()) ?? 'pantry'

const departmentOfParts = (parts: readonly string[]) =>
  parts.map((part) => departmentOfPart(part.trim())).find((department) => department !== undefined)

/** What these words name is for everybody. */
const HARMLESS =
  /\b(non.?alcoholic|alcohol.?free)( (beer|wine|spirit)s?)?|\b(root|ginger) beer|\bwine (vinegar|glass|rack|opener)|\brubbing alcohol/g

const wordsOf = (department: DepartmentSeoName) =>
  SAMPLES[department].words.map((word) => ({ name: department, pattern: new RegExp(`\\b(?:${word})`, 'g') }))

const ADULT_WORDS = wordsOf('beer-wine')
const OTHER_WORDS = departmentSeoNames.filter((department) => department !== 'beer-wine').flatMap(wordsOf)
const GOODS_WORDS = goodsNames.flatMap((name) =>
  GOODS[name].words.map((word) => ({ name, pattern: new RegExp(`\\b(?:${word})(?:es|s)?\\b`, 'g') })),
)

const departmentOfPart = (part: string): DepartmentSeoName | undefined =>
  lastNamed(part.replaceAll(HARMLESS, ''), ADULT_WORDS) ?? lastNamed(part, OTHER_WORDS)

function goodsNamedBy(text: string, department: DepartmentSeoName): PlaceholderName | undefined {
  const goods = GOODS_WORDS.filter(({ name }) => GOODS[name].department === department)
  const own = wordsOf(department)
  return lastNamed<PlaceholderName>(text, [...goods, ...own])
}

type Word<Name> = { readonly name: Name; readonly pattern: RegExp }

/** The name whose word ends last; of two that end together the longer one's, then the first one's. */
function lastNamed<Name>(text: string, words: readonly Word<Name>[]): Name | undefined {
  const found = words.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ name, end: index + word.length, length: word.length })),
  )
  return found.toSorted((one, other) => other.end - one.end || other.length - one.length)[0]?.name
}
